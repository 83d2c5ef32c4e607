/** A device's two clocks may differ by so much before it is taken to have slept. */
const SLEPT_MS = 2500;
const TICK_MS = 250;

/** Calls back some times a second while there is something to count down, and says when the device has slept. */
export class Ticker {
  private timer = 0;
  private date = 0;
  private steady = 0;

  constructor(
    private readonly tick: () => void,
    private readonly woken: () => void,
  ) {}

  run(wanted: boolean): void {
    if (wanted === (this.timer !== 0)) {
      return;
    }
    clearInterval(this.timer);
    this.timer = wanted ? setInterval(() => this.look(), TICK_MS) : 0;
    this.note();
  }

  private look(): void {
    const slept = Date.now() - this.date - (performance.now() - this.steady);
    this.note();
    // a steady clock may stand still in sleep; the time of day, which anyone can set, only leads to asking again
    if (Math.abs(slept) > SLEPT_MS) {
      this.woken();
    }
    this.tick();
  }

  private note(): void {
    this.date = Date.now();
    this.steady = performance.now();
  }
}
