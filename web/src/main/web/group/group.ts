import { html, nothing, render } from "lit";
import "../board/bar.ts";
import "../board/board.ts";
import "../board/moves.ts";
import "../board/notice.ts";
import "../board/score.ts";
import "../board/seek.ts";
import "../board/share.ts";
import { clockText, lowMark, ServerTime } from "../live/clocks.ts";
import { Connection, isFinal, type State } from "../live/connection.ts";
import { Identity } from "../live/identity.ts";
import { type ClientMessage, type Color, type Group, opposite, type ServerMessage, type SettingRow } from "../live/protocol.ts";
import { tabName } from "../live/tab.ts";
import { count, START, Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { askToNotify, call, permission } from "../own/attention.ts";
import { preferences } from "../own/preferences.ts";
import { sounds } from "../own/sound.ts";
import { part } from "../part.ts";
import { between, during } from "./acts.ts";
import { bar, bottom } from "./bars.ts";
import { hear } from "./hearing.ts";
import { offerLink, placeInvite } from "./invite.ts";
import { changeNotice, movesUnseen, news } from "./news.ts";
import { isOutside, wayOn } from "./outside.ts";
import { leaving, people } from "./people.ts";
import type { Question } from "./questions.ts";
import { whoAsks } from "./rematch.ts";
import { type Heard, HEARD_MS, nameOf, says } from "./says.ts";
import { settingRows, settingsTable } from "./settings.ts";
import { openSocket } from "./socket.ts";
import { type Answers, type Doing, idle, type Notice, notice, refusal } from "./strip.ts";
import { Ticker } from "./ticker.ts";
import { handedOver, outcomeSaid, shownResult, told } from "./told.ts";

const BACK_MS = 3000;
const REFUSED_MS = 8000;

/** The group's page: what the server says is folded into a table, and the table is shown. */
class GroupPage {
  private readonly main = part<HTMLElement>("#main");
  private readonly code = this.main.dataset["code"] ?? "";
  private readonly board = part<HTMLElementTagNameMap["of-board"]>("of-board");
  private readonly bars = [...document.querySelectorAll("of-bar")];
  private readonly strip = part<HTMLElementTagNameMap["of-notice"]>("of-notice");
  private readonly moves = part<HTMLElementTagNameMap["of-moves"]>("of-moves");
  private readonly seek = part<HTMLElementTagNameMap["of-seek"]>("of-seek");
  private readonly table = new Table();
  private readonly time = new ServerTime(() => performance.now());
  private readonly ticker = new Ticker(
    () => this.tick(),
    () => this.connection.catchUp(),
  );
  private readonly identity = new Identity(this.code);
  private readonly tab = tabName();
  private readonly connection: Connection;
  private readonly answers: Answers = {
    reconnect: () => this.connection.retry(),
    startAnew: () => location.reload(),
    playHere: () => this.sayAndRest({ type: "here" }),
    yes: (question) => this.yes(question),
    no: (question) => this.no(question),
    ask: (question) => this.ask(question),
    lookAtNow: () => this.set({ lookingAt: null }),
    answerTakeback: (allow) => this.inGame((game) => this.sayAndRest({ type: "takebackAnswer", game, allow })),
    takeOver: () => this.inGame((game) => this.sayAndRest({ type: "return", game })),
    wait: () => this.inGame((game) => this.sayAndRest({ type: "wait", game })),
    rematch: () => this.sayAndRest({ type: "rematch" }),
  };
  private doing: Doing = {
    connection: "connecting",
    back: false,
    question: null,
    refused: null,
    changed: null,
    lookingAt: null,
    low: null,
  };
  private rows: readonly SettingRow[] = [];
  private readonly heard = new Map<string, Heard>();
  private lastHeard: Heard | null = null;
  private lastMoveSaid = "";
  private lowTold: number | null = null;
  private renderedByServer = true;
  /** Whether its reader is leaving the group. */
  private leaves = false;

  constructor() {
    this.connection = new Connection({
      admit: (turnedAway) => this.identity.admit(turnedAway),
      open: () => openSocket(this.code),
      known: () => this.known(),
      take: (message) => this.take(message),
      changed: (state) => this.connectionChanged(state),
      after: (ms, run) => {
        const timer = setTimeout(run, ms);
        return () => clearTimeout(timer);
      },
      random: Math.random,
    });
    this.listen();
    this.show();
    this.connection.start();
    void settingRows().then((rows) => {
      this.rows = rows;
      this.show();
    });
  }

  private listen(): void {
    this.board.addEventListener("play", (event) => this.play(event.detail.square));
    this.board.addEventListener("idle", () => {
      const refused = idle(this.table, this.doing);
      if (refused !== null) {
        this.refuse(refused);
      }
    });
    this.board.addEventListener("taken", (event) => this.refuse({ fact: t("refused.taken", event.detail), icon: "info" }));
    for (const place of [this.moves, this.seek]) {
      place.addEventListener("go", (event) => this.look(event.detail.ply));
      place.addEventListener("keydown", (event) => {
        if (event.key === "Escape") {
          this.set({ lookingAt: null });
        }
      });
    }
    addEventListener("online", () => this.connection.start());
    addEventListener("offline", () => this.connection.offline());
    addEventListener("pagehide", () => this.leave());
    addEventListener("pageshow", (event) => {
      // out of the cache of pages gone back to: its connection was closed
      if (event.persisted) {
        this.connection.start();
      }
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") {
        this.connection.catchUp();
      }
    });
    preferences.follow(() => this.showOthers());
    offerLink(this.main.dataset["url"] ?? location.href);
  }

  private known(): { token?: string; game?: string; seq?: number; tab: string } {
    const { game } = this.table;
    return {
      tab: this.tab,
      ...(this.identity.token === undefined ? {} : { token: this.identity.token }),
      ...(game === null ? {} : { game: game.id, seq: game.now.seq }),
    };
  }

  /** Says that the page is closed on purpose; the seat is then kept for a shorter time. */
  private leave(): void {
    if (this.table.isRunning && this.table.color !== null) {
      navigator.sendBeacon(`/api/v1/groups/${this.code}/leaving`, new Blob(["{}"], { type: "application/json" }));
    }
  }

  private say(message: ClientMessage): void {
    this.connection.say(message);
    this.show();
  }

  /** Says something by a button that goes away with it. */
  private sayAndRest(message: ClientMessage): void {
    this.say(message);
    this.rest();
  }

  private inGame(act: (game: string) => void): void {
    if (this.table.game !== null) {
      act(this.table.game.id);
    }
  }

  private play(square: string): void {
    const { game, isYourTurn } = this.table;
    if (game === null || !isYourTurn) {
      return;
    }
    if (!(square in game.now.legal)) {
      const then = this.table.group?.settings.marks ? t("move.flipsNothing.then") : "";
      this.refuse({ fact: t("move.flipsNothing", { square }), then, icon: "info" });
      return;
    }
    this.table.play(square);
    this.doing = { ...this.doing, refused: null, question: null, low: null };
    this.say({ type: "move", game: game.id, ply: game.now.ply, square });
  }

  /** Looks at the board as it was; at the last move that is the game as it stands. */
  private look(ply: number): void {
    this.set({ lookingAt: ply === this.table.game?.now.ply ? null : ply });
  }

  /** Says that something is not possible, aloud too if it was said before. */
  private refuse(refused: Notice): void {
    sounds.play("notLegal");
    this.setRefused(refused);
    this.showStrip(true);
  }

  /** It is said for a while: what is news later must not be hidden by it. */
  private setRefused(refused: Notice | null): void {
    this.set({ refused });
    setTimeout(() => {
      if (this.doing.refused === refused) {
        this.set({ refused: null });
      }
    }, REFUSED_MS);
  }

  private take(message: ServerMessage): boolean {
    const { group, game: before, you } = this.table;
    const wasYours = this.table.isYourTurn;
    const asked = whoAsks(this.table);
    const seen = this.board.board;
    const fits = this.table.take(message);
    switch (message.type) {
      case "refused":
        this.table.forget();
        this.setRefused(refusal(message.code));
        break;
      case "group":
        this.time.takeAway(message.group.away);
        this.groupChanged(group);
        break;
      case "reaction":
        this.hearReaction(message);
        break;
      case "welcome":
        this.time.takeAway(message.group.away);
        break;
      case "events":
      case "game":
        this.moved(before?.id);
        break;
      default:
        break;
    }
    this.time.takeClocks(this.table.game?.now.clocks ?? null);
    this.show();
    if (group !== null && you !== null) {
      news({ group, game: before }, this.table).forEach((text) => this.tell(text));
      movesUnseen(before, this.table, seen).forEach((text) => this.tell(text));
    }
    if (this.table.game !== before) {
      hear(before, this.table, this.doing.lookingAt !== null, this.board.settled);
      this.announce();
    }
    if (!wasYours && this.table.isYourTurn && message.type !== "welcome") {
      this.callBack(t("turn.yours"));
    }
    const asks = whoAsks(this.table);
    if (asks !== null && asks !== asked && message.type !== "welcome") {
      this.callBack(t("rematch.theirs", { name: asks }));
    }
    return fits;
  }

  private groupChanged(before: Group | null): void {
    const changed = changeNotice(before, this.table);
    if (changed !== null) {
      this.doing = { ...this.doing, changed };
    }
    if (changed !== null || before?.present.length !== this.table.group?.present.length) {
      // who is here and who is not stands in the headline
      this.doing = { ...this.doing, refused: null };
    }
  }

  /** Something happened in the game: what was said about the move before is over. Who looks back may go on looking. */
  private moved(gameBefore: string | undefined): void {
    const { lookingAt } = this.doing;
    const { game } = this.table;
    const stays = lookingAt !== null && game !== null && game.id === gameBefore && lookingAt < game.now.ply && game.now.result === null;
    this.doing = { ...this.doing, refused: null, changed: null, low: null, lookingAt: stays ? lookingAt : null };
  }

  /** Calls who looks at something else. */
  private callBack(why: string): void {
    call(why, t("group.title", { code: this.code.toUpperCase() }), this.code);
  }

  private hearReaction(heard: Heard): void {
    if (!preferences.current.reactions) {
      return;
    }
    this.heard.set(heard.from, heard);
    this.lastHeard = heard;
    if (heard.from !== this.table.you?.id) {
      sounds.play("said");
      this.tell(t("reaction.said", { name: nameOf(this.table, heard.from), said: t(`reaction.${heard.code}`) }));
    }
    setTimeout(() => {
      if (this.heard.get(heard.from) === heard) {
        this.heard.delete(heard.from);
      }
      if (this.lastHeard === heard) {
        this.lastHeard = null;
      }
      this.show();
    }, HEARD_MS);
  }

  /** Says what the board itself cannot know: whose turn it is, and how the game ended. The strip speaks for itself. */
  private announce(): void {
    const { now, id } = this.table.game ?? {};
    const mark = `${id}-${now?.ply}-${now?.toMove}`;
    if (now === undefined || mark === this.lastMoveSaid) {
      return;
    }
    this.lastMoveSaid = mark;
    if (now.result !== null) {
      [...handedOver(this.table), outcomeSaid(this.table, now.result)].forEach((text) => this.tell(text));
    } else if (this.table.isYourTurn) {
      this.tell(t("turn.yours"));
    }
  }

  /** Says something after the move, which the board announces itself as soon as it shows it. */
  private tell(text: string): void {
    void this.board.updateComplete.then(() => this.board.announce(text));
  }

  private connectionChanged(state: State): void {
    const back = state === "open" && this.doing.connection === "lost" && this.table.game !== null;
    if (state === "removed" && this.leaves) {
      location.assign(`/${document.documentElement.lang}/`);
      return;
    }
    // a question that could not be answered must not come back by itself
    const question = state === "open" ? this.doing.question : null;
    this.set({ connection: state, question, back: back || (state === "open" && this.doing.back) });
    if (back) {
      setTimeout(() => this.set({ back: false }), BACK_MS);
    }
  }

  private set(change: Partial<Doing>): void {
    this.doing = { ...this.doing, ...change };
    this.show();
  }

  private get isOpen(): boolean {
    return this.doing.connection === "open";
  }

  /** Whether nothing can be done on this page any more. */
  private get isOver(): boolean {
    return isFinal(this.doing.connection);
  }

  private show(): void {
    const { table, doing } = this;
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
    this.ticker.run(table.isRunning && this.time.runs && !this.isOver);
    this.keepFocus(focused);
  }

  private get title(): string {
    const code = { code: this.code.toUpperCase() };
    if (this.isOver) {
      return t("group.title", code);
    }
    return this.table.isYourTurn
      ? t("group.turn.title", code)
      : whoAsks(this.table) === null
        ? t("group.title", code)
        : t("rematch.title", code);
  }

  /** Of a group that one is not in, nothing is shown but the way on. */
  private showOutside(): void {
    this.main.dataset["outside"] = "";
    part(".people").classList.add("vh");
    this.ticker.run(false);
    document.title = this.title;
    document.body.dataset["turn"] = "none";
    const label = t("group.board.offline");
    Object.assign(this.board, { game: null, board: START, toMove: null, you: null, legal: {}, last: null, flipped: [], still: true, label });
    this.showStrip();
    render(wayOn(), part("#between"));
  }

  private get shown(): ReturnType<Table["shownAt"]> {
    return this.doing.lookingAt === null ? this.table.shown : this.table.shownAt(this.doing.lookingAt);
  }

  private showBars(): void {
    const below = bottom(this.table);
    [opposite(below), below].forEach((color, place) => {
      const id = this.table.game?.players[color].id ?? this.table.group?.seats[color] ?? "";
      const heard = this.heard.get(id)?.code ?? null;
      const over = this.isOver ? { state: "waiting", clock: null } : {};
      Object.assign(this.bars[place] ?? {}, bar(this.table, this.shown, this.time, color, heard), over);
    });
  }

  private showBoard(): void {
    const { table, doing, shown } = this;
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
    const { table, shown } = this;
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
      ${this.isOver ? nothing : between(table, this.isOpen, (message) => this.say(message))}`,
      part("#between"),
    );
    render(
      this.isOver
        ? nothing
        : during(
            table,
            this.isOpen,
            () => this.inGame((game) => this.say({ type: "takeback", game })),
            () => this.ask({ what: "resign" }),
          ),
      part("#during"),
    );
  }

  /** What stands round the game: who is here, what they say, and the settings. */
  private showOthers(): void {
    const { table } = this;
    if (table.group === null) {
      return;
    }
    render(
      people(table, this.isOpen, this.isOver ? null : (member) => this.ask({ what: "remove", member })),
      part("#members"),
    );
    part("#says").hidden = table.group.members.length < 2 || this.isOver;
    render(
      says(table, this.lastHeard, this.isOpen, (code) => this.say({ type: "reaction", code })),
      part("#says"),
    );
    render(this.isOver ? nothing : this.notifying(), part("#notify"));
    render(
      this.isOver ? nothing : leaving(table, this.isOpen, () => this.ask({ what: "leave" })),
      part("#leaving"),
    );
    render(
      // what was chosen stays chosen until the server answers; shown now, it would jump back
      settingsTable(this.rows, table, this.isOpen, (settings) => void this.connection.say({ type: "settings", settings })),
      part("#settings"),
    );
  }

  /** The offer to say outside the page when it is one's turn; gone once it is taken. */
  private notifying(): unknown {
    const possible = permission() === "ask" || (permission() === "granted" && !preferences.current.notify);
    return possible && this.table.seat !== null
      ? html`<button class="btn slim" type="button" id="notify-me" @click=${() => void askToNotify()}>
          ${t("notify.ask")}
        </button>`
      : nothing;
  }

  /** The time of who is away, as it is shown in the strip. */
  private get toReturn(): string {
    const colors: readonly Color[] = ["black", "white"];
    const side = colors.find((color) => this.table.isAway(color) && this.table.isFilled(color) === null);
    const left = side === undefined ? null : this.time.toReturn(this.table.game?.players[side].id ?? "");
    return left === null ? "" : clockText(left);
  }

  private tick(): void {
    this.showBars();
    const { table } = this;
    const left = table.isYourTurn && table.color !== null ? this.time.sooner(table.color) : null;
    const mark = left === null ? null : lowMark(left.ms);
    if (left !== null && mark !== null && mark !== this.lowTold) {
      sounds.play("low");
      // the strip counts along for the eye only
      this.tell(t("clock.left", { seconds: mark }));
    }
    this.lowTold = mark;
    this.doing = { ...this.doing, low: left === null || mark === null ? null : { left: clockText(left.ms), of: left.of } };
    this.showStrip();
  }

  private showStrip(again = false): void {
    const says = notice(this.table, this.doing, this.answers, this.toReturn);
    if (again) {
      this.strip.answer(says ?? {});
    } else {
      this.strip.show(says ?? {});
    }
    part("#now").dataset["strip"] = says === null ? "empty" : "full";
    if (this.table.group === null) {
      return;
    }
    part("#now").toggleAttribute("data-plays", this.table.isRunning && this.table.color !== null);
    part("#now").dataset["game"] = this.table.game === null ? "none" : this.table.isRunning ? "running" : "over";
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
  private rest(): void {
    (this.table.isYourTurn ? this.board : part("#told")).focus();
  }

  /** The question stands in the strip; the keyboard goes to the answer that changes nothing. */
  private ask(question: Question): void {
    this.set({ question });
    void this.strip.updateComplete.then(() => this.strip.querySelector<HTMLElement>(".acts button:last-of-type")?.focus());
  }

  private no(question: Question): void {
    this.set({ question: null });
    const from = { resign: "#resign", leave: "#leave", end: null, remove: null }[question.what];
    if (from !== null) {
      document.querySelector<HTMLElement>(from)?.focus();
    }
  }

  private yes(question: Question): void {
    this.set({ question: null });
    switch (question.what) {
      case "resign":
      case "end": {
        const type = question.what;
        this.inGame((game) => this.say({ type, game }));
        part("#told").focus();
        break;
      }
      case "leave":
        this.leaves = true;
        this.sayAndRest({ type: "remove", member: this.table.you?.id ?? "" });
        break;
      case "remove":
        this.sayAndRest({ type: "remove", member: question.member.id });
        break;
    }
  }
}

new GroupPage();
