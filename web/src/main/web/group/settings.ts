import { html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";
import type { SettingRow, Settings } from "../live/protocol.ts";
import type { Table } from "../live/table.ts";
import { isolated, t } from "../messages.ts";
import { said, settingName, type Value } from "./setting-names.ts";

/** From here on choices are a list to open, as they would not fit beside each other. */
const MOST_BESIDE = 4;

/** The server's table of what a group's settings are; empty until it has come. */
export async function settingRows(): Promise<readonly SettingRow[]> {
  const response = await fetch("/api/v1/settings");
  return response.ok ? ((await response.json()) as { settings: SettingRow[] }).settings : [];
}

/** The settings of the group: the host changes them, everyone else reads them. */
export function settingsTable(
  rows: readonly SettingRow[],
  table: Table,
  open: boolean,
  change: (change: Partial<Settings>) => void,
): TemplateResult {
  const { group } = table;
  const host = group?.members.find((member) => member.id === group.host)?.name ?? "";
  const may = table.isHost && open;
  return html`<table class="settings">
      <caption>${t("settings.caption")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("settings.setting")}</th>
          <th scope="col">${t("settings.what")}</th>
          <th scope="col">${t("settings.default")}</th>
          <th scope="col">${t("settings.now")}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => {
          const value = group?.settings[row.key] ?? row.default;
          return html`<tr data-setting=${row.key}>
            <th scope="row">${settingName(row.key)}</th>
            <td>
              ${t(`setting.${row.key}.what`)}${row.takesEffect === "nextGame" ? html` <span class="small">${t("settings.nextGame")}</span>` : nothing}
            </td>
            <td data-label=${t("settings.default")}>${said(row, row.default)}</td>
            <td>${control(row, value, may && row.changeable, (to) => change({ [row.key]: to }))}</td>
          </tr>`;
        })}
      </tbody>
    </table>
    <p class="small gap-2" id="settings-note">
      ${table.isHost ? t("settings.host") : t("settings.member", { name: isolated(host) })}
    </p>`;
}

function control(row: SettingRow, value: Value, may: boolean, change: (value: Value) => void): TemplateResult {
  const label = settingName(row.key);
  if (row.kind === "switch") {
    return html`<label class="switch"
      ><input
        type="checkbox"
        role="switch"
        name=${row.key}
        aria-label=${label}
        .checked=${live(value === true)}
        ?disabled=${!may}
        autocomplete="off"
        @change=${(event: Event) => change((event.target as HTMLInputElement).checked)}
      /><span>${said(row, value)}</span></label
    >`;
  }
  // a program may have set a value that is not offered here; it is shown all the same
  const choices = row.choices.includes(value) ? row.choices : [...row.choices, value];
  return choices.length <= MOST_BESIDE ? beside(row, choices, value, may, change) : list(row, choices, value, may, change);
}

function beside(
  row: SettingRow,
  choices: readonly Value[],
  value: Value,
  may: boolean,
  change: (value: Value) => void,
): TemplateResult {
  return html`<div class="choice" role="radiogroup" aria-label=${settingName(row.key)}>
    ${choices.map(
      (choice) => html`<label
        ><input
          type="radio"
          name=${row.key}
          value=${String(choice)}
          .checked=${live(choice === value)}
          ?disabled=${!may}
          autocomplete="off"
          @change=${() => change(choice)}
        />${said(row, choice)}</label
      >`,
    )}
  </div>`;
}

function list(
  row: SettingRow,
  choices: readonly Value[],
  value: Value,
  may: boolean,
  change: (value: Value) => void,
): TemplateResult {
  return html`<select
    class="list"
    name=${row.key}
    aria-label=${settingName(row.key)}
    .value=${live(String(value))}
    ?disabled=${!may}
    autocomplete="off"
    @change=${(event: Event) => {
      const chosen = choices[(event.target as HTMLSelectElement).selectedIndex];
      if (chosen !== undefined) {
        change(chosen);
      }
    }}
  >
    ${choices.map((choice) => html`<option value=${String(choice)} ?selected=${choice === value}>${said(row, choice)}</option>`)}
  </select>`;
}
