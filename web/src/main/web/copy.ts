/**
 * Copies `text` when a button is pressed, and says so on the button for a while, and to those who do not see it. Where the clipboard is closed, the text
 * is marked where it stands, so that it can be copied by hand.
 *
 * @param said what the button says then
 */
export function copyOnPress(button: HTMLButtonElement, text: () => string, said: string, shown?: Element | null): void {
  const word = button.querySelector<HTMLElement>("[data-word]");
  const before = word?.textContent ?? "";
  const live = document.createElement("span");
  let timer = 0;
  live.className = "vh";
  live.setAttribute("role", "status");
  button.after(live);
  button.hidden = false;
  button.addEventListener("click", () => {
    void copied(text(), shown ?? null).then((done) => {
      if (done && word !== null) {
        word.textContent = live.textContent = said;
        button.dataset["done"] = "";
        clearTimeout(timer);
        timer = setTimeout(() => {
          word.textContent = before;
          live.textContent = "";
          delete button.dataset["done"];
        }, 3000);
      }
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
