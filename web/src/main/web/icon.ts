import { html, type TemplateResult } from "lit";

/** A drawing of icons.svg by its name, to stand beside a word; nothing is said for it. */
export function icon(name: string): TemplateResult {
  const sheet = document.documentElement.dataset["icons"] ?? "";
  return html`<svg class="icon" aria-hidden="true"><use href=${`${sheet}#i-${name}`}></use></svg>`;
}
