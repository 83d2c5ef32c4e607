import type { SettingRow, Settings } from "../live/protocol.ts";
import { t } from "../messages.ts";

export type Value = Settings[keyof Settings];

export function settingName(key: keyof Settings): string {
  return t(`setting.${key}`);
}

/** A value of a setting, in words. */
export function said(row: Pick<SettingRow, "key" | "kind">, value: Value): string {
  if (typeof value === "boolean") {
    return value ? t("settings.on") : t("settings.off");
  }
  if (row.kind === "level") {
    return t(`level.${value}.name`);
  }
  if (typeof value === "number") {
    return value === 0 ? t("settings.none") : t("settings.seconds", { seconds: value });
  }
  if (row.kind === "clock") {
    const clock = clockOf(value);
    return clock === null ? t("settings.none") : t("settings.clock", clock);
  }
  return t(`setting.${row.key}.${value}`);
}

/** A value of a setting, in words, where the table of settings is not at hand. */
export function saidOf(key: keyof Settings, value: Value): string {
  return said({ key, kind: key === "level" || key === "clock" ? key : "choice" }, value);
}

/** What `5+3` means; null for a game without a clock. */
export function clockOf(value: string): { readonly minutes: number; readonly seconds: number } | null {
  const [minutes, seconds] = value.split("+").map(Number);
  return minutes === undefined || seconds === undefined || Number.isNaN(minutes) ? null : { minutes, seconds };
}

/** The first setting that differs; null if none does. */
export function changedSetting(before: Settings, after: Settings): keyof Settings | null {
  return (Object.keys(after) as (keyof Settings)[]).find((key) => before[key] !== after[key]) ?? null;
}
