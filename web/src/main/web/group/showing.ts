import { html, nothing, render } from "lit";
import { clockText, type ServerTime } from "../live/clocks.ts";
import { isFinal } from "../live/connection.ts";
import { type ClientMessage, type Color, opposite, type SettingRow, type Settings } from "../live/protocol.ts";
import { count, START, type Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { askToNotify, permission } from "../own/attention.ts";
import { preferences } from "../own/preferences.ts";
import { part } from "../part.ts";
import { between, during } from "./acts.ts";
import { bar, bottom } from "./bars.ts";
import { placeInvite } from "./invite.ts";
import { isOutside, wayOn } from "./outside.ts";
import { leaving, people } from "./people.ts";
import type { Question } from "./questions.ts";
import { whoAsks } from "./rematch.ts";
import { type Heard, says } from "./says.ts";
import { settingsTable } from "./settings.ts";
import { type Answers, type Doing, notice } from "./strip.ts";
import { shownResult, told } from "./told.ts";

/** How things stand on a group's page at one moment. */
export interface Scene {
  readonly table: Table;
  readonly doing: Doing;
  readonly time: ServerTime;
  /** The server's table of settings; empty until it has come. */
  readonly rows: readonly SettingRow[];
  /** What was said last by each who spoke lately. */
  readonly heard: ReadonlyMap<string, Heard>;
  readonly lastHeard: Heard | null;
}

/** What the page's reader can do about it. */
export interface Acts {
  say(this: void, message: ClientMessage): void;
  choose(this: void, settings: Partial<Settings>): void;
  askTakeback(this: void): void;
  ask(this: void, question: Question): void;
  readonly answers: Answers;
}

/** Shows a group's page as it stands. It changes nothing but what is seen, and where the keyboard is. */
export class Showing {
  readonly board = part<HTMLElementTagNameMap["of-board"]>("of-board");
  readonly moves = part<HTMLElementTagNameMap["of-moves"]>("of-moves");
  readonly seek = part<HTMLElementTagNameMap["of-seek"]>("of-seek");
  readonly strip = part<HTMLElementTagNameMap["of-notice"]>("of-notice");
  private readonly bars = [...document.querySelectorAll("of-bar")];
  private readonly main = part<HTMLElement>("#main");
  private renderedByServer = true;

  /** @param at how things stand now */
  constructor(
    private readonly code: string,
    private readonly at: () => Scene,
    private readonly acts: Acts,
  ) {}

  private get scene(): Scene {
    return this.at();
  }

  get isOpen(): boolean {
    return this.scene.doing.connection === "open";
  }

  /** Whether nothing can be done on this page any more. */
  get isOver(): boolean {
    return isFinal(this.scene.doing.connection);
  }

  show(): void {
    const { table, doing } = this.scene;
    const focused = this.main.contains(document.activeElement) ? document.activeElement : null;
    document.body.dataset["connection"] = doing.connection;
    if (isOutside(doing.connection)) {
      this.showOutside();
      return;
    }
    if (table.group === null) {
      this.showStrip();
      return;
    }
    if (this.renderedByServer) {
      // what the server rendered stays until there is something better
      ["#told", "#between", "#members", "#settings"].forEach((place) => part(place).replaceChildren());
      this.renderedByServer = false;
    }
    placeInvite(table);
    this.showBoard();
    this.showStrip();
    this.showTold();
    this.showOthers();
    document.title = this.title;
    this.keepFocus(focused);
  }

  private get title(): string {
    const code = { code: this.code.toUpperCase() };
    if (this.isOver) {
      return t("group.title", code);
    }
    return this.scene.table.isYourTurn
      ? t("group.turn.title", code)
      : whoAsks(this.scene.table) === null
        ? t("group.title", code)
        : t("rematch.title", code);
  }

  /** Of a group that one is not in, nothing is shown but the way on. */
  private showOutside(): void {
    this.main.dataset["outside"] = "";
    part(".people").classList.add("vh");
    document.title = this.title;
    document.body.dataset["turn"] = "none";
    const label = t("group.board.offline");
    Object.assign(this.board, { game: null, board: START, toMove: null, you: null, legal: {}, last: null, flipped: [], still: true, label });
    this.showStrip();
    render(wayOn(), part("#between"));
  }

  private get shown(): ReturnType<Table["shownAt"]> {
    return this.scene.doing.lookingAt === null ? this.scene.table.shown : this.scene.table.shownAt(this.scene.doing.lookingAt);
  }

  showBars(): void {
    const below = bottom(this.scene.table);
    [opposite(below), below].forEach((color, place) => {
      const id = this.scene.table.game?.players[color].id ?? this.scene.table.group?.seats[color] ?? "";
      const heard = this.scene.heard.get(id)?.code ?? null;
      const over = this.isOver ? { state: "waiting", clock: null } : {};
      Object.assign(this.bars[place] ?? {}, bar(this.scene.table, this.shown, this.scene.time, color, heard), over);
    });
  }

  private showBoard(): void {
    const { table, doing } = this.scene;
    const { shown } = this;
    this.showBars();
    Object.assign(this.board, {
      game: table.game?.id ?? null,
      board: shown.board,
      toMove: shown.toMove,
      you: table.isYourTurn && !this.isOver ? table.color : null,
      legal: shown.legal,
      last: shown.last,
      flipped: shown.flipped,
      marks: table.group?.settings.marks ?? true,
      still: !this.isOpen || table.game === null || doing.lookingAt !== null || table.isElsewhere,
      label: this.isOpen ? told(table).board : t("group.board.offline"),
    });
    this.moves.moves = table.moves;
    this.moves.current = this.seek.ply = doing.lookingAt ?? table.game?.now.ply ?? 0;
    this.seek.last = table.game?.now.ply ?? 0;
    part("#moves").hidden = table.game === null;
    document.body.dataset["turn"] = this.isOver ? "none" : table.isYourTurn ? "yours" : (shown.toMove ?? "none");
  }

  private showTold(): void {
    const { table } = this.scene;
    const { shown } = this;
    const says = told(table);
    render(
      html`<h2 class="what">${says.what}</h2>
        ${says.lead === "" ? nothing : html`<p class="gap-1">${says.lead}</p>`}
        ${says.small === "" ? nothing : html`<p class="small gap-1">${says.small}</p>`}`,
      part("#told"),
    );
    const result = table.game?.now.result ?? null;
    const counted = result === null ? null : shownResult(table, result);
    render(
      html`${counted === null ? nothing : html`<of-score .black=${counted.black} .white=${counted.white}></of-score>`}
      ${table.isRunning
        ? html`<of-share .black=${count(shown.board, "black")} .white=${count(shown.board, "white")}></of-share>`
        : nothing}
      ${this.isOver ? nothing : between(table, this.isOpen, (message) => this.acts.say(message))}`,
      part("#between"),
    );
    render(
      this.isOver
        ? nothing
        : during(
            table,
            this.isOpen,
            this.acts.askTakeback,
            () => this.acts.ask({ what: "resign" }),
          ),
      part("#during"),
    );
  }

  /** What stands round the game: who is here, what they say, and the settings. */
  showOthers(): void {
    const { table } = this.scene;
    if (table.group === null) {
      return;
    }
    render(
      people(table, this.isOpen, this.isOver ? null : (member) => this.acts.ask({ what: "remove", member })),
      part("#members"),
    );
    part("#says").hidden = table.group.members.length < 2 || this.isOver;
    render(
      says(table, this.scene.lastHeard, this.isOpen, (code) => this.acts.say({ type: "reaction", code })),
      part("#says"),
    );
    render(this.isOver ? nothing : this.notifying(), part("#notify"));
    render(
      this.isOver ? nothing : leaving(table, this.isOpen, () => this.acts.ask({ what: "leave" })),
      part("#leaving"),
    );
    render(settingsTable(this.scene.rows, table, this.isOpen, this.acts.choose), part("#settings"));
  }

  /** The offer to say outside the page when it is one's turn; gone once it is taken. */
  private notifying(): unknown {
    const possible = permission() === "ask" || (permission() === "granted" && !preferences.current.notify);
    return possible && this.scene.table.seat !== null
      ? html`<button class="btn slim" type="button" id="notify-me" @click=${() => void askToNotify()}>
          ${t("notify.ask")}
        </button>`
      : nothing;
  }

  /** The time of who is away, as it is shown in the strip. */
  private get toReturn(): string {
    const colors: readonly Color[] = ["black", "white"];
    const side = colors.find((color) => this.scene.table.isAway(color) && this.scene.table.isFilled(color) === null);
    const left = side === undefined ? null : this.scene.time.toReturn(this.scene.table.game?.players[side].id ?? "");
    return left === null ? "" : clockText(left);
  }

  showStrip(again = false): void {
    const says = notice(this.scene.table, this.scene.doing, this.acts.answers, this.toReturn);
    if (again) {
      this.strip.answer(says ?? {});
    } else {
      this.strip.show(says ?? {});
    }
    part("#now").dataset["strip"] = says === null ? "empty" : "full";
    if (this.scene.table.group === null) {
      return;
    }
    part("#now").toggleAttribute("data-plays", this.scene.table.isRunning && this.scene.table.color !== null);
    part("#now").dataset["game"] = this.scene.table.game === null ? "none" : this.scene.table.isRunning ? "running" : "over";
  }

  /** What the keyboard stands on may be gone when all is shown, or be of no use: then it goes to a place that stays. */
  private keepFocus(before: Element | null): void {
    if (before === null) {
      return;
    }
    void this.strip.updateComplete.then(() => {
      const now = document.activeElement;
      const lost = !before.isConnected || before.matches(":disabled");
      if (lost && (now === before || now === null || now === document.body)) {
        this.rest();
      }
    });
  }

  /** Moves the keyboard to the board if there is something to do, else to where it is said what happens. */
  rest(): void {
    (this.scene.table.isYourTurn ? this.board : part("#told")).focus();
  }
}
