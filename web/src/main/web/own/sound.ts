import { preferences } from "./preferences.ts";

/** One knock: when it begins, in seconds after the first, what it is like, and how loud (1 is as loud as a disc set down). */
export interface Knock {
  readonly at: number;
  readonly like: Material;
  readonly gain: number;
  /** Times the material's own pitch. */
  readonly pitch: number;
}

/** What is knocked on what: a pitch in hertz that falls a little, how long it rings, and how much of it is noise. */
interface Body {
  readonly hertz: number;
  readonly seconds: number;
  readonly noise: number;
}

const BODIES = {
  /** A disc set down on felt over wood. */
  wood: { hertz: 430, seconds: 0.07, noise: 0.35 },
  /** A disc turned over. */
  tick: { hertz: 1250, seconds: 0.025, noise: 0.5 },
  /** Two discs clicked together. */
  click: { hertz: 1900, seconds: 0.035, noise: 0.25 },
  /** A finger on felt. */
  felt: { hertz: 150, seconds: 0.06, noise: 0.8 },
} as const satisfies Record<string, Body>;

export type Material = keyof typeof BODIES;

const TURN_STEP = 0.045;
const MOST_TICKS = 6;
/** Nine decibels softer. */
const SOFT = 0.35;

function knock(like: Material, at = 0, gain = 1, pitch = 1): Knock {
  return { like, at, gain, pitch };
}

/** What is heard of a move: the disc, and a soft tick for each ring of discs that turn, six at most. */
export function ofMove(rings: Iterable<number>): Knock[] {
  const distances = [...new Set(rings)].sort((a, b) => a - b).slice(0, MOST_TICKS);
  return [knock("wood"), ...distances.map((distance) => knock("tick", 0.09 + distance * TURN_STEP, SOFT))];
}

/** What is heard of everything else. Each sound has its visible twin. */
export const KNOCKS = {
  yourTurn: [knock("click"), knock("click", 0.09, 0.9, 1.12)],
  skipped: [knock("felt", 0, 0.9), knock("felt", 0.16, 0.9)],
  handedOver: [0, 1, 2, 3, 4, 5].map((step) => knock("tick", step * 0.03, 0.1 + step * 0.05, 0.7 + step * 0.06)),
  low: [knock("tick", 0, 0.5, 0.6)],
  said: [knock("click", 0, 0.35, 0.8)],
  notLegal: [knock("felt", 0, 0.7)],
  end: [knock("wood", 0, 1, 1), knock("wood", 0.17, 0.9, 0.84), knock("wood", 0.36, 1, 0.66)],
} as const satisfies Record<string, readonly Knock[]>;

/**
 * The sounds of the site, made on the spot. Nothing sounds before the first touch (browsers forbid it, and so do manners), or
 * while the reader has them off.
 */
class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor() {
    if (typeof AudioContext === "undefined" || typeof document === "undefined") {
      return;
    }
    const wake = (): void => {
      if (preferences.current.sound) {
        this.#context ??= new AudioContext();
        void this.#context.resume();
      }
    };
    addEventListener("pointerdown", wake, { passive: true });
    addEventListener("keydown", wake, { passive: true });
  }

  move(rings: Iterable<number>): void {
    this.#play(ofMove(rings), 0.97 + Math.random() * 0.06);
  }

  play(name: keyof typeof KNOCKS): void {
    this.#play(KNOCKS[name], 1);
  }

  #play(knocks: readonly Knock[], pitch: number): void {
    const context = this.#context;
    if (context === null || context.state !== "running" || !preferences.current.sound) {
      return;
    }
    const out = context.createGain();
    out.gain.value = preferences.current.volume / 10;
    out.connect(context.destination);
    for (const one of knocks) {
      this.#knock(context, out, one, pitch);
    }
  }

  #knock(context: AudioContext, out: AudioNode, { like, at, gain, pitch }: Knock, bent: number): void {
    const { hertz, seconds, noise } = BODIES[like];
    const begin = context.currentTime + at + 0.005;
    const end = begin + seconds;
    const fade = context.createGain();
    fade.gain.setValueAtTime(0, begin);
    fade.gain.linearRampToValueAtTime(gain, begin + 0.002);
    fade.gain.exponentialRampToValueAtTime(0.001, end);
    fade.connect(out);

    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(hertz * pitch * bent, begin);
    tone.frequency.exponentialRampToValueAtTime(hertz * pitch * bent * 0.72, end);
    const body = context.createGain();
    body.gain.value = 1 - noise;
    tone.connect(body).connect(fade);
    tone.start(begin);
    tone.stop(end);

    const hiss = context.createBufferSource();
    hiss.buffer = this.#noise ??= whiteNoise(context);
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = hertz * pitch * 2.4;
    const grain = context.createGain();
    grain.gain.value = noise;
    hiss.connect(filter).connect(grain).connect(fade);
    hiss.start(begin, 0, seconds);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) {
    samples[i] = Math.random() * 2 - 1;
  }
  return buffer;
}

export const sounds = new Sounds();
