import type { ClientMessage, ServerMessage } from "./protocol.ts";

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

/** What a connection needs from around it. */
export interface Surroundings {
  /**
   * Makes sure that the server knows who we are; says what it answered. Throws if it cannot be reached.
   *
   * @param turnedAway whether the connection was refused although the server had let us in
   */
  admit(turnedAway: boolean): Promise<Admission>;
  open(): Socket;
  /** What we know already, for `hello`. */
  known(): { token?: string; game?: string; seq?: number; tab?: string };
  /** Takes in a message; false if it does not fit what is known. */
  take(message: ServerMessage): boolean;
  /** Is told when the connection comes and goes. */
  changed(state: State): void;
  after(ms: number, run: () => void): () => void;
  random(): number;
}

export type Admission = "welcome" | Final | "later";

/** For good: there is no such group, it is full, the host has removed us, or our player has gone on elsewhere. */
export type Final = "unknown group" | "full" | "removed" | "elsewhere";

export type State = "connecting" | "open" | "lost" | Final;

/** Whether nothing more comes on this page. */
export function isFinal(state: State): state is Final {
  return state !== "connecting" && state !== "open" && state !== "lost";
}

const FINAL: Readonly<Record<string, Final>> = { GROUP_FULL: "full", REMOVED: "removed" };

const SLOWEST_MS = 15_000;
const PING_MS = 25_000;
const SILENCE_MS = 12_000;
/** Whoever has said something is waiting: the line is given up sooner. */
const ANSWER_MS = 4000;
const POLICY = 1008;

/**
 * The page's live connection. It says hello first, comes back by itself when it is lost, and says again whatever had
 * no answer: every message keeps its id, so saying it twice is harmless.
 */
export class Connection {
  private socket: Socket | null = null;
  private readonly unanswered = new Map<string, ClientMessage>();
  private welcomed = false;
  private admitted = false;
  /** Only one call to come in at a time: two strangers' calls would make two players of one person. */
  private admitting = false;
  private turnedAway = false;
  private attempts = 0;
  private ids = 0;
  private stopWaiting: () => void = () => {};
  private stopPinging: () => void = () => {};
  private stopExpecting: () => void = () => {};
  private ended = false;
  private readonly mark: string;

  constructor(private readonly around: Surroundings) {
    this.mark = Math.floor(around.random() * 36 ** 6).toString(36);
  }

  get isOpen(): boolean {
    return this.welcomed;
  }

  /** Connects now, also in the middle of a wait; if it is connected, finds out whether it still is. */
  start(): void {
    this.stopWaiting();
    if (this.ended || this.admitting) {
      return;
    }
    if (this.socket !== null) {
      if (this.welcomed) {
        this.ping();
      }
      return;
    }
    this.around.changed(this.attempts === 0 ? "connecting" : "lost");
    void this.connect();
  }

  /** Connects now, on another line if no one has said welcome on this one yet. */
  retry(): void {
    if (!this.welcomed) {
      this.drop();
    }
    this.start();
  }

  /** The device says that its network is gone: nothing is waited for on this line any more. */
  offline(): void {
    if (this.socket !== null) {
      this.lost();
    }
  }

  /** Asks what happened meanwhile, and how time stands: the device may have slept. */
  catchUp(): void {
    if (this.socket === null || !this.welcomed) {
      this.start();
      return;
    }
    this.stopPinging();
    this.send(this.nextId(), { type: "hello", ...this.around.known() });
    this.stopPinging = this.around.after(SILENCE_MS, () => this.lost());
  }

  private finish(why: Final): void {
    this.end();
    this.around.changed(why);
  }

  /** Closes for good. */
  end(): void {
    this.ended = true;
    this.stopWaiting();
    this.drop();
  }

  /** Says something; if there is no connection now, as soon as there is one. Answers its id. */
  say(message: ClientMessage): string {
    const id = this.nextId();
    this.unanswered.set(id, message);
    if (this.welcomed) {
      this.send(id, message);
      this.expectAnswer();
    }
    return id;
  }

  private async connect(): Promise<void> {
    this.attempts++;
    if (!this.admitted) {
      let admission: Admission;
      this.admitting = true;
      try {
        admission = await this.around.admit(this.turnedAway);
      } catch {
        admission = "later";
      }
      this.admitting = false;
      if (this.ended) {
        return;
      }
      if (admission === "later") {
        this.wait();
        return;
      }
      if (admission !== "welcome") {
        this.finish(admission);
        return;
      }
      this.admitted = true;
    }
    this.open();
  }

  private open(): void {
    const socket = this.around.open();
    this.socket = socket;
    this.stopExpecting = this.around.after(SILENCE_MS, () => this.lost());
    socket.onopen = () => this.send(this.nextId(), { type: "hello", ...this.around.known() });
    socket.onmessage = (event) => this.heard(socket, JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket === socket) {
        this.admitted = this.admitted && event.code !== POLICY;
        this.lost();
      }
    };
  }

  private heard(socket: Socket, message: ServerMessage): void {
    if (this.socket !== socket) {
      return;
    }
    const answers = message.type === "done" || message.type === "refused";
    if (answers && !this.unanswered.delete(message.id)) {
      this.answered(message);
      return;
    }
    if (message.type === "removed" || message.type === "elsewhere") {
      this.finish(message.type);
      return;
    }
    if (!this.around.take(message)) {
      this.lost();
      return;
    }
    if (message.type === "welcome") {
      this.welcomed = true;
      this.attempts = 0;
      this.unanswered.forEach((said, id) => this.send(id, said));
      this.around.changed("open");
    }
    this.expectAnswer();
    this.pingLater();
  }

  /** What was said is answered within a short while, or the line is dead: then it is said again on another one. */
  private expectAnswer(): void {
    this.stopExpecting();
    if (this.welcomed && this.unanswered.size > 0) {
      this.stopExpecting = this.around.after(ANSWER_MS, () => this.lost());
    }
  }

  /** A hello or a ping was answered; that concerns no one else. */
  private answered(message: ServerMessage): void {
    if (message.type === "refused") {
      this.turnedAway ||= message.code === "UNKNOWN_PLAYER";
      const why = FINAL[message.code];
      if (why !== undefined) {
        this.finish(why);
        return;
      }
    }
    this.pingLater();
  }

  /** A ping after a while without a word; no answer to it means that the line is dead. */
  private pingLater(): void {
    this.stopPinging();
    this.stopPinging = this.around.after(PING_MS, () => this.ping());
  }

  private ping(): void {
    this.stopPinging();
    this.send(this.nextId(), { type: "ping" });
    this.stopPinging = this.around.after(SILENCE_MS, () => this.lost());
  }

  private nextId(): string {
    return `${this.mark}-${++this.ids}`;
  }

  private send(id: string, message: ClientMessage): void {
    this.socket?.send(JSON.stringify({ ...message, id }));
  }

  private lost(): void {
    this.drop();
    this.around.changed("lost");
    this.wait();
  }

  private drop(): void {
    const socket = this.socket;
    this.stopPinging();
    this.stopExpecting();
    this.socket = null;
    this.welcomed = false;
    socket?.close();
  }

  private wait(): void {
    const longest = Math.min(SLOWEST_MS, 500 * 2 ** Math.min(this.attempts, 10));
    this.attempts = Math.max(this.attempts, 1);
    this.stopWaiting();
    this.stopWaiting = this.around.after(longest * (0.7 + 0.3 * this.around.random()), () => this.start());
  }
}
