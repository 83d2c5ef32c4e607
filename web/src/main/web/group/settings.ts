import type { Settings } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";

/** The settings in the order of their table. */
const NAMES: readonly (keyof Settings)[] = ["marks", "alternate"];

/** The switches of the group's settings: the host turns them, everyone else sees them. */
export class SettingsTable {
  constructor(
    private readonly root: ParentNode,
    changed: (change: Partial<Settings>) => void,
  ) {
    for (const name of NAMES) {
      this.input(name)?.addEventListener("change", (event) => {
        changed({ [name]: (event.target as HTMLInputElement).checked });
      });
    }
  }

  show(table: Table, open: boolean): void {
    const group = table.group;
    if (group === null) {
      return;
    }
    for (const name of NAMES) {
      const input = this.input(name);
      if (input !== null) {
        input.checked = group.settings[name];
        input.disabled = !table.isHost || !open;
        (input.nextElementSibling as HTMLElement).textContent = group.settings[name] ? t("settings.on") : t("settings.off");
      }
    }
    const note = this.root.querySelector("#settings-note");
    const host = group.members.find((member) => member.id === group.host)?.name ?? "";
    if (note !== null) {
      note.textContent = table.isHost ? t("settings.host") : t("settings.member", { name: isolated(host) });
    }
  }

  private input(name: keyof Settings): HTMLInputElement | null {
    return this.root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  }
}

/** The name of the first setting that differs; null if none does. */
export function changedSetting(before: Settings, after: Settings): string | null {
  const name = NAMES.find((one) => before[one] !== after[one]);
  return name === undefined ? null : name === "marks" ? t("settings.marks") : t("settings.alternate");
}
