import { t } from "../messages.ts";
import { part } from "../part.ts";
import { call, type Called } from "./call.ts";
import { tell } from "./line.ts";
import { charactersOf, LONGEST_NAME } from "./name-length.ts";

export interface Me {
  readonly id: string;
  readonly name: string;
}

/** Shows one's name, and changes it. Who has never played has none yet: they get one with the first game. */
export async function naming(): Promise<void> {
  const form = part<HTMLFormElement>("#name-form");
  const field = part<HTMLInputElement>("#name");
  const save = part<HTMLButtonElement>("#name-save");
  const line = part("#name-said");

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void rename();
  });
  // what is too long is said while it is typed; everything else only the server knows
  field.addEventListener("input", () => {
    const long = tooLong(field.value);
    if (long === null) {
      field.removeAttribute("aria-invalid");
      tell(line, "");
    } else {
      field.setAttribute("aria-invalid", "true");
      tell(line, long, "bad");
    }
  });

  const me = await call<Me>("GET", "/players/me");
  if ("done" in me) {
    field.value = me.done.name;
  } else if (me.code === "UNKNOWN_PLAYER") {
    field.placeholder = t("name.none");
  } else {
    tell(line, problem(me), "bad");
    return;
  }
  field.disabled = save.disabled = false;

  async function rename(): Promise<void> {
    const name = field.value;
    const renamed = await call<Me>("PUT", "/players/me", { name });
    if ("done" in renamed) {
      field.value = renamed.done.name;
      tell(line, t("name.saved", { name: renamed.done.name }), "ok");
    } else {
      const known = renamed.code !== "UNKNOWN_PLAYER";
      // whom another device has taken along can change nothing here
      field.disabled = save.disabled = !known;
      if (known) {
        field.setAttribute("aria-invalid", "true");
        field.focus();
      }
      tell(line, tooLong(name) ?? problem(renamed), "bad");
    }
  }
}

function tooLong(name: string): string | null {
  const n = charactersOf(name);
  return n > LONGEST_NAME ? t("name.tooLong", { n }) : null;
}

function problem(refused: Exclude<Called<Me>, { done: Me }>): string {
  switch (refused.code) {
    case "BAD_REQUEST":
      return t("name.refused");
    case "OFFLINE":
      return t("own.offline");
    case "TOO_MANY_REQUESTS":
      return t("refused.tooMany");
    case "UNKNOWN_PLAYER":
      return t("connection.elsewhere");
    default:
      return t("own.failed");
  }
}
