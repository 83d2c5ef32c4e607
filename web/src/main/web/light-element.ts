import { LitElement } from "lit";

/**
 * An element without a shadow, so that the site's one style sheet reaches inside. What the server put into it shows until
 * its script runs and is then replaced before anything is painted.
 */
export class LightElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }
}
