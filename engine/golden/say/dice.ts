/** Chance that can be repeated: the same seed rolls the same numbers (mulberry32). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2_654_435_761) >>> 0;
  }

  /** From 0 up to, but not including, 1. */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.roll() * list.length)]!;
  }

  /** A whole number; both ends may come. */
  int(low: number, high: number): number {
    return low + Math.floor(this.roll() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.roll() < share;
  }

  /** So many different ones, in the list's order mixed. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const out: T[] = [];
    while (out.length < count && rest.length > 0) out.push(rest.splice(Math.floor(this.roll() * rest.length), 1)[0]!);
    return out;
  }
}
