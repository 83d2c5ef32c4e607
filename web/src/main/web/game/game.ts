import { html, nothing, render } from "lit";
import "../board/bar.ts";
import "../board/board.ts";
import "../board/moves.ts";
import { plyOf } from "../board/plies.ts";
import "../board/score.ts";
import { copyOnPress } from "../copy.ts";
import { count } from "../live/table.ts";
import type { Color } from "../live/protocol.ts";
import { t } from "../messages.ts";
import { part } from "../part.ts";
import { type GameRecord, listed, type Step } from "./steps.ts";

/** On the board the arrows lead from square to square; in a field they lead through the text. */
const WITH_KEYS_OF_ITS_OWN = "of-board, input, select, textarea";

/** The record of a game: the links that lead from move to move work in place. */
class GamePage {
  private readonly record = JSON.parse(part("#steps").textContent ?? "") as GameRecord;
  private readonly last = this.record.steps.length - 1;
  private readonly board = part<HTMLElementTagNameMap["of-board"]>("of-board");
  private readonly bars = [...document.querySelectorAll("of-bar")];
  private readonly moves = part<HTMLElementTagNameMap["of-moves"]>("of-moves");
  private ply = Number(part("#main").dataset["ply"]);

  constructor() {
    part("#step").replaceChildren();
    this.moves.moves = listed(this.record.steps);
    this.moves.addEventListener("go", (event) => this.go(event.detail.ply));
    this.link("#first", () => 0);
    this.link("#back", () => this.ply - 1);
    this.link("#forward", () => this.ply + 1);
    this.link("#last", () => this.last);
    document.addEventListener("keydown", (event) => this.key(event));
    // who points at the board goes on stepping by the arrows; by Tab its squares are reached as everywhere
    this.board.addEventListener("mousedown", (event) => event.preventDefault());
    copyOnPress(part("#copy"), () => part("#transcript").textContent ?? "", t("game.copied"), part("#transcript"));
    this.show();
  }

  private link(selector: string, to: () => number): void {
    const link = part<HTMLAnchorElement>(selector);
    // without an address a link cannot be reached by keyboard; at the ends it stays, and leads nowhere
    link.setAttribute("role", "button");
    link.tabIndex = 0;
    const act = (event: Event): void => {
      event.preventDefault();
      this.go(to());
    };
    link.addEventListener("click", (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
        act(event);
      }
    });
    link.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        act(event);
      }
    });
  }

  /** The keys lead through the game wherever the page has nothing else for them to do. */
  private key(event: KeyboardEvent): void {
    const taken = event.defaultPrevented || (event.target as Element).closest(WITH_KEYS_OF_ITS_OWN) !== null;
    const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const to = taken || held ? null : plyOf(event.key, this.ply, this.last);
    if (to !== null) {
      event.preventDefault();
      this.go(to);
    }
  }

  private go(ply: number): void {
    if (ply < 0 || ply > this.last || ply === this.ply) {
      return;
    }
    this.ply = ply;
    history.replaceState(null, "", `?ply=${ply}`);
    this.show();
  }

  private show(): void {
    const step = this.record.steps[this.ply] as Step;
    Object.assign(this.board, {
      board: step.board,
      toMove: null,
      you: null,
      last: step.square,
      flipped: step.flipped,
      label: this.ply === 0 ? t("game.board.start") : t("game.board", { n: this.ply }),
    });
    this.bar(0, "white", step);
    this.bar(1, "black", step);
    this.moves.current = this.ply;
    this.lead("#first", 0);
    this.lead("#back", this.ply - 1);
    this.lead("#forward", this.ply + 1);
    this.lead("#last", this.last);
    render(
      html`${this.ply > 0 ? html`<p class="small">${t("game.at", { n: this.ply, all: this.last })}</p>` : nothing}
        <p>${said(step).map((sentence) => html`${sentence} `)}</p>`,
      part("#step"),
    );
  }

  private bar(place: number, color: Color, step: Step): void {
    Object.assign(this.bars[place] ?? {}, {
      color,
      name: this.record.players[color],
      note: color === "black" ? t("side.black") : t("side.white"),
      count: count(step.board, color),
      // at the end a supply means nothing any more
      supply: this.record.over && this.ply === this.last ? null : step.supplies[color],
    });
  }

  private lead(selector: string, to: number): void {
    const link = part<HTMLAnchorElement>(selector);
    const leads = to >= 0 && to <= this.last && to !== this.ply;
    link.setAttribute("aria-disabled", String(!leads));
    if (leads) {
      link.href = `?ply=${to}`;
    } else {
      link.removeAttribute("href");
    }
  }
}

/** What a move did, in sentences. */
function said(step: Step): string[] {
  if (step.square === null) {
    return [t("game.at.start")];
  }
  const black = step.color === "black";
  const move = { square: step.square, count: step.flipped.length };
  return [
    black ? t("board.said.black", move) : t("board.said.white", move),
    ...(step.handedOver ? [black ? t("game.handed.black") : t("game.handed.white")] : []),
    ...(step.skips ? [black ? t("game.skipped.white") : t("game.skipped.black")] : []),
  ];
}

new GamePage();
