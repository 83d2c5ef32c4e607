import { html, nothing, render } from "lit";
import { icon } from "./icon.ts";

/** How long it is said that something was copied. */
const SAID_MS = 3000;

/**
 * Copies `text` when a button is pressed, and says so for a while: with the button's own word if it has one, else over what was
 * copied, in its place. Those who do not see it are told too. Where the clipboard is closed, the text is marked where it stands,
 * so that it can be copied by hand.
 *
 * @param said what is said then
 */
export function copyOnPress(button: HTMLButtonElement, text: () => string, said: string, shown?: Element | null): void {
  const word = button.querySelector<HTMLElement>("[data-word]");
  const before = word?.textContent ?? "";
  const line = document.createElement("span");
  let timer = 0;
  line.className = word === null ? "copied" : "vh";
  line.setAttribute("role", "status");
  button.after(line);
  button.hidden = false;
  const say = (done: boolean): void => {
    if (word !== null) {
      word.textContent = done ? said : before;
    }
    line.toggleAttribute("data-done", done);
    render(done ? html`${icon("check")}${said}` : nothing, line);
  };
  button.addEventListener("click", () => {
    void copied(text(), shown ?? null).then((done) => {
      clearTimeout(timer);
      say(done);
      timer = setTimeout(() => say(false), SAID_MS);
    });
  });
}

async function copied(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown !== null) {
      getSelection()?.selectAllChildren(shown);
    }
    return false;
  }
}
