import { isolated, t } from "../messages.ts";
import { call, goTo } from "../own/call.ts";
import { tell } from "../own/line.ts";
import { part } from "../part.ts";
import { groupCode, shownCode } from "./code.ts";

/** Leads to the group whose code is typed; one that no group has is answered beside the field. */
export function joinByCode(): void {
  const form = part<HTMLFormElement>("#code-form");
  const field = part<HTMLInputElement>("#code");
  const button = part<HTMLButtonElement>("#code-go");
  const line = part("#code-said");
  let looking = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void look();
  });
  field.addEventListener("input", () => {
    field.removeAttribute("aria-invalid");
    tell(line, "");
  });

  async function look(): Promise<void> {
    const code = groupCode(field.value);
    if (code === "") {
      field.focus();
    }
    if (code === "" || looking) {
      return;
    }
    looking = true;
    button.setAttribute("aria-disabled", "true");
    const found = await call<{ id: string }>("GET", `/groups/${encodeURIComponent(code)}`);
    looking = false;
    button.removeAttribute("aria-disabled");
    if ("done" in found) {
      await goTo(`/g/${encodeURIComponent(found.done.id)}`);
      return;
    }
    if (found.code === "NOT_FOUND") {
      field.setAttribute("aria-invalid", "true");
    }
    field.focus();
    tell(line, problem(found.code, code), "bad");
  }
}

function problem(why: string, code: string): string {
  switch (why) {
    case "NOT_FOUND":
      return t("home.code.unknown", { code: isolated(shownCode(code)) });
    case "OFFLINE":
      return t("own.offline");
    case "TOO_MANY_REQUESTS":
      return t("refused.tooMany");
    default:
      return t("own.failed");
  }
}
