import { t } from "../messages.ts";
import { part } from "../part.ts";
import { call, goTo, needToken } from "./call.ts";
import { tell } from "./line.ts";
import type { Me } from "./naming.ts";
import { keepToken, keptToken } from "./token.ts";

const MARK = "#claim=";

/** The code in an address; what stands behind `#` is never sent to a server by itself. */
export function codeIn(hash: string): string | null {
  return hash.startsWith(MARK) ? clean(decoded(hash.slice(MARK.length))) : null;
}

/** What cannot be decoded is no code either; it stays as it is, and the server says that there is no such code. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code as it was typed or read, without the spaces and dashes of those who read it out. */
export function clean(code: string): string {
  return code.normalize("NFKC").replace(/[\s-]/g, "");
}

/** A code in groups of four, easier to read to someone; a last letter is not left alone. */
export function groups(code: string): string {
  return code.replace(/(.{4})(?=..)/g, "$1 ");
}

/** Brings a player here from another device: by the link that was opened, or by the code that is typed. */
export function claiming(): void {
  const section = part("#claiming");
  const form = part<HTMLFormElement>("#claiming-form");
  const field = part<HTMLInputElement>("#claiming-code");
  const button = part<HTMLButtonElement>("#claiming-do");
  const line = part("#claiming-said");
  field.disabled = button.disabled = false;

  const fromLink = (): void => {
    const code = codeIn(location.hash);
    if (code !== null) {
      field.value = code;
      // a secret has no place in an address that stays
      history.replaceState(null, "", location.pathname);
      section.dataset["linked"] = "";
      section.scrollIntoView({ block: "center" });
      button.focus();
    }
  };
  fromLink();
  addEventListener("hashchange", fromLink);
  field.addEventListener("input", () => {
    field.removeAttribute("aria-invalid");
    tell(line, "");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void claim();
  });

  async function claim(): Promise<void> {
    const code = clean(field.value);
    if (code === "") {
      return;
    }
    button.disabled = true;
    await needToken();
    const claimed = await call<Me & { token: string | null }>("POST", "/claims", { code });
    button.disabled = false;
    if ("done" in claimed) {
      if (claimed.done.token !== null || keptToken() !== null) {
        keepToken(claimed.done.token);
      }
      await goTo(await whereTo());
    } else {
      field.setAttribute("aria-invalid", "true");
      field.focus();
      tell(line, problem(claimed.code), "bad");
    }
  }
}

/** The game that waits, if one does; otherwise this page, which shows who one is now. */
async function whereTo(): Promise<string> {
  const playing = await call<{ games: { groupId: string }[] }>("GET", "/playing");
  const game = "done" in playing ? playing.done.games[0] : undefined;
  return game === undefined ? location.pathname : `/g/${encodeURIComponent(game.groupId)}`;
}

function problem(code: string): string {
  switch (code) {
    case "OFFLINE":
      return t("own.offline");
    case "TOO_MANY_REQUESTS":
      return t("refused.tooMany");
    case "NOT_FOUND":
    case "BAD_REQUEST":
      return t("claim.unknown");
    default:
      return t("own.failed");
  }
}
