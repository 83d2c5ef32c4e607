import { html, render, type TemplateResult } from "lit";
import { copyOnPress } from "../copy.ts";
import { t } from "../messages.ts";
import { part } from "../part.ts";
import { call } from "./call.ts";
import { groups } from "./claim.ts";
import { qr, qrPath } from "./qr.ts";

interface Code {
  readonly code: string;
  readonly url: string;
  readonly seconds: number;
}

/** Makes a code that carries the player to another device: as a picture, a link, and letters to type. */
export function offerCode(): void {
  const button = part<HTMLButtonElement>("#claim-make");
  const place = part("#claim-code");
  let timer = 0;
  button.disabled = false;
  button.addEventListener("click", () => void make());

  async function make(): Promise<void> {
    clearTimeout(timer);
    const made = await call<Code>("POST", "/players/me/claim", {});
    if ("done" in made) {
      const { done } = made;
      render(shown(done), place);
      copyOnPress(part("#claim-copy"), () => done.url, t("invite.copied"), document.querySelector("#claim-link"));
      timer = setTimeout(() => render(said(t("claim.code.over")), place), done.seconds * 1000);
    } else {
      render(said(why(made.code)), place);
    }
  }
}

function why(code: string): string {
  switch (code) {
    case "UNKNOWN_PLAYER":
      return t("claim.code.nobody");
    case "OFFLINE":
      return t("own.offline");
    default:
      return t("own.failed");
  }
}

function said(text: string): TemplateResult {
  return html`<p class="said-line" role="status">${text}</p>`;
}

function shown({ code, url, seconds }: Code): TemplateResult {
  const modules = qr(url);
  // four modules round it stay white, so that it can be read
  const size = modules.length + 8;
  const box = `-4 -4 ${size} ${size}`;
  return html`<div class="claimed" role="status">
    <svg class="qr" viewBox=${box} role="img" aria-label=${t("claim.code.qr")} shape-rendering="crispEdges">
      <path d=${qrPath(modules)}></path>
    </svg>
    <div>
      <p>${t("claim.code.how")}</p>
      <p class="code" lang="en">${groups(code)}</p>
      <div class="link">
        <code id="claim-link">${url}</code
        ><button type="button" id="claim-copy">${t("invite.copy")}</button>
      </div>
      <p class="small gap-2">${t("claim.code.while", { minutes: Math.round(seconds / 60) })}</p>
    </div>
  </div>`;
}
