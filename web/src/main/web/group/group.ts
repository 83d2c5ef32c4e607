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
import type { ClientMessage, Group, ServerMessage, SettingRow } from "../live/protocol.ts";
import { tabName } from "../live/tab.ts";
import { Table } from "../live/table.ts";
import { t } from "../messages.ts";
import { call } from "../own/attention.ts";
import { preferences } from "../own/preferences.ts";
import { sounds } from "../own/sound.ts";
import { part } from "../part.ts";
import { hear } from "./hearing.ts";
import { offerLink } from "./invite.ts";
import { changeNotice, movesUnseen, news } from "./news.ts";
import type { Question } from "./questions.ts";
import { whoAsks } from "./rematch.ts";
import { type Heard, HEARD_MS, nameOf } from "./says.ts";
import { settingRows } from "./settings.ts";
import { type Scene, Showing } from "./showing.ts";
import { openSocket } from "./socket.ts";
import { type Answers, type Doing, idle, type Notice, refusal } from "./strip.ts";
import { Ticker } from "./ticker.ts";
import { handedOver, outcomeSaid } from "./told.ts";

const BACK_MS = 3000;
const REFUSED_MS = 8000;

/** The group's page: what the server says is folded into a table, and the table is shown. */
class GroupPage {
  private readonly main = part<HTMLElement>("#main");
  private readonly code = this.main.dataset["code"] ?? "";
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
  /** Whether its reader is leaving the group. */
  private leaves = false;

  private readonly showing = new Showing(this.code, () => this.scene, {
    say: (message) => this.say(message),
    // what was chosen stays chosen until the server answers; shown now, it would jump back
    choose: (settings) => this.connection.say({ type: "settings", settings }),
    askTakeback: () => this.inGame((game) => this.say({ type: "takeback", game })),
    ask: (question) => this.ask(question),
    answers: this.answers,
  });
  private readonly board = this.showing.board;

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
    for (const place of [this.showing.moves, this.showing.seek]) {
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
    preferences.follow(() => this.showing.showOthers());
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
    this.showing.rest();
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
    this.showing.showStrip(true);
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

  private get scene(): Scene {
    const { table, doing, time, rows, heard, lastHeard } = this;
    return { table, doing, time, rows, heard, lastHeard };
  }

  private show(): void {
    this.showing.show();
    this.ticker.run(this.table.isRunning && this.time.runs && !isFinal(this.doing.connection));
  }

  private tick(): void {
    this.showing.showBars();
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
    this.showing.showStrip();
  }

  /** The question stands in the strip; the keyboard goes to the answer that changes nothing. */
  private ask(question: Question): void {
    this.set({ question });
    void this.showing.strip.updateComplete.then(() => this.showing.strip.querySelector<HTMLElement>(".acts button:last-of-type")?.focus());
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
