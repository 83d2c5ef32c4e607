import { html, nothing, render } from "lit";
import "../board/bar.ts";
import "../board/board.ts";
import "../board/moves.ts";
import "../board/notice.ts";
import "../board/score.ts";
import { copyOnPress } from "../copy.ts";
import { Connection, type Socket, type State } from "../live/connection.ts";
import { Identity } from "../live/identity.ts";
import { type ClientMessage, opposite, type ServerMessage } from "../live/protocol.ts";
import { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { part } from "../part.ts";
import { between, during } from "./acts.ts";
import { bar, bottom } from "./bars.ts";
import { movesUnseen, news } from "./news.ts";
import { people } from "./people.ts";
import { changedSetting, SettingsTable } from "./settings.ts";
import { type Doing, idle, type Notice, notice, refusal } from "./strip.ts";
import { outcomeSaid, told } from "./told.ts";

const BACK_MS = 3000;

/** The group's page: what the server says is folded into a table, and the table is shown. */
class GroupPage {
  private readonly main = part<HTMLElement>("#main");
  private readonly code = this.main.dataset["code"] ?? "";
  private readonly board = part<HTMLElementTagNameMap["of-board"]>("of-board");
  private readonly bars = [...document.querySelectorAll("of-bar")];
  private readonly strip = part<HTMLElementTagNameMap["of-notice"]>("of-notice");
  private readonly moves = part<HTMLElementTagNameMap["of-moves"]>("of-moves");
  private readonly settings = new SettingsTable(document, (change) => this.say({ type: "settings", settings: change }));
  private readonly table = new Table();
  private readonly identity = new Identity(this.code);
  private readonly connection: Connection;
  private doing: Doing = {
    connection: "connecting",
    back: false,
    resigning: false,
    refused: null,
    changed: null,
    lookingAt: null,
  };
  private lastMoveSaid = "";
  private renderedByServer = true;

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
    this.moves.addEventListener("go", (event) => {
      const now = this.table.game?.now.ply ?? 0;
      this.set({ lookingAt: event.detail.ply === now ? null : event.detail.ply });
    });
    addEventListener("online", () => this.connection.start());
    addEventListener("offline", () => this.connection.offline());
    addEventListener("pageshow", (event) => {
      // out of the cache of pages gone back to: its connection was closed
      if (event.persisted) {
        this.connection.start();
      }
    });
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") {
        this.connection.start();
      }
    });
    copyOnPress(part("#copy"), () => this.main.dataset["url"] ?? location.href, t("invite.copied"), document.querySelector("#link"));
  }

  private known(): { token?: string; game?: string; seq?: number } {
    const { game } = this.table;
    return {
      ...(this.identity.token === undefined ? {} : { token: this.identity.token }),
      ...(game === null ? {} : { game: game.id, seq: game.now.seq }),
    };
  }

  private say(message: ClientMessage): void {
    this.connection.say(message);
    this.show();
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
    this.doing = { ...this.doing, refused: null, resigning: false };
    this.say({ type: "move", game: game.id, ply: game.now.ply, square });
  }

  /** Says that something is not possible, aloud too if it was said before. */
  private refuse(refused: Notice): void {
    this.set({ refused });
    this.showStrip(true);
  }

  private take(message: ServerMessage): boolean {
    const { group, game: before, you } = this.table;
    const settings = group?.settings;
    const seen = this.board.board;
    const fits = this.table.take(message);
    switch (message.type) {
      case "refused":
        this.table.forget();
        this.doing = { ...this.doing, refused: refusal(message.code) };
        break;
      case "group":
        if (settings !== undefined && !this.table.isHost) {
          this.doing = { ...this.doing, changed: changedSetting(settings, message.group.settings) ?? this.doing.changed };
        }
        if (group?.present.length !== message.group.present.length) {
          // who is here and who is not stands in the headline
          this.doing = { ...this.doing, refused: null };
        }
        break;
      case "events":
      case "game":
        this.doing = { ...this.doing, refused: null, changed: null, lookingAt: null };
        break;
      case "welcome":
      case "done":
        break;
    }
    this.show();
    if (group !== null && you !== null) {
      news({ group, game: before }, this.table).forEach((text) => this.tell(text));
      movesUnseen(before, this.table, seen).forEach((text) => this.tell(text));
    }
    if (this.table.game !== before) {
      this.announce();
    }
    return fits;
  }

  /** Says what the board itself cannot know: whose turn it is, and how the game ended. The strip speaks for itself. */
  private announce(): void {
    const { now, id } = this.table.game ?? {};
    const mark = `${id}-${now?.seq}`;
    if (now === undefined || mark === this.lastMoveSaid) {
      return;
    }
    this.lastMoveSaid = mark;
    if (now.result !== null) {
      this.tell(outcomeSaid(this.table, now.result));
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
    this.set({ connection: state, back });
    if (back) {
      setTimeout(() => this.set({ back: false }), BACK_MS);
    }
  }

  private set(change: Partial<Doing>): void {
    this.doing = { ...this.doing, ...change };
    this.show();
  }

  private show(): void {
    const { table, doing } = this;
    const open = doing.connection === "open";
    const focused = part("#now").contains(document.activeElement) ? document.activeElement : null;
    document.body.dataset["connection"] = doing.connection;
    if (table.group === null) {
      this.showStrip();
      return;
    }
    if (this.renderedByServer) {
      // what the server rendered stays until there is something better
      ["#told", "#members"].forEach((place) => part(place).replaceChildren());
      this.renderedByServer = false;
    }
    const shown = doing.lookingAt === null ? table.shown : table.shownAt(doing.lookingAt);
    const says = told(table);
    const below = bottom(table);
    Object.assign(this.bars[0] ?? {}, bar(table, shown, opposite(below)));
    Object.assign(this.bars[1] ?? {}, bar(table, shown, below));
    Object.assign(this.board, {
      game: table.game?.id ?? null,
      board: shown.board,
      toMove: shown.toMove,
      you: table.color,
      legal: shown.legal,
      last: shown.last,
      flipped: shown.flipped,
      marks: table.group.settings.marks,
      still: !open || table.game === null || doing.lookingAt !== null,
      label: open ? says.board : t("group.board.offline"),
    });
    this.moves.moves = table.moves;
    this.moves.current = doing.lookingAt ?? table.game?.now.ply ?? 0;
    this.showStrip();
    render(
      html`<h2 class="what">${says.what}</h2>
        ${says.lead === "" ? nothing : html`<p class="gap-1">${says.lead}</p>`}
        ${says.small === "" ? nothing : html`<p class="small gap-1">${says.small}</p>`}`,
      part("#told"),
    );
    const result = table.game?.now.result ?? null;
    render(
      html`${result === null ? nothing : html`<of-score .black=${result.black} .white=${result.white}></of-score>`}
      ${between(table, (message) => this.say(message))}`,
      part("#between"),
    );
    render(during(table, () => this.askToResign()), part("#during"));
    part("#moves").hidden = table.game === null;
    render(people(table), part("#members"));
    this.settings.show(table, open);
    document.title = table.isYourTurn
      ? t("group.turn.title", { code: this.code.toUpperCase() })
      : t("group.title", { code: this.code.toUpperCase() });
    document.body.dataset["turn"] = table.isYourTurn ? "yours" : (shown.toMove ?? "none");
    this.keepFocus(focused);
  }

  private showStrip(again = false): void {
    const says = notice(this.table, this.doing, {
      reconnect: () => this.connection.retry(),
      resign: () => this.resign(),
      playOn: () => this.playOn(),
      lookAtNow: () => this.set({ lookingAt: null }),
    });
    if (again) {
      this.strip.answer(says ?? {});
    } else {
      this.strip.show(says ?? {});
    }
    part("#now").dataset["strip"] = says === null ? "empty" : "full";
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
  private askToResign(): void {
    this.set({ resigning: true });
    void this.strip.updateComplete.then(() => this.strip.querySelector<HTMLElement>(".acts button:last-of-type")?.focus());
  }

  private playOn(): void {
    this.set({ resigning: false });
    document.querySelector<HTMLElement>("#resign")?.focus();
  }

  private resign(): void {
    const game = this.table.game;
    this.set({ resigning: false });
    if (game !== null) {
      this.say({ type: "resign", game: game.id });
      part("#told").focus();
    }
  }
}

function openSocket(code: string): Socket {
  const url = new URL(`/live/groups/${code}`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(url);
  const line: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => line.onopen?.();
  socket.onmessage = (event) => line.onmessage?.({ data: String(event.data) });
  socket.onclose = (event) => line.onclose?.({ code: event.code });
  return line;
}

new GroupPage();
