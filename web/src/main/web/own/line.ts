/** Says something in a line below a control; it is read aloud, as the line is a status. */
export function tell(line: HTMLElement, text: string, kind: "" | "ok" | "bad" = ""): void {
  line.textContent = text;
  line.dataset["kind"] = kind;
}
