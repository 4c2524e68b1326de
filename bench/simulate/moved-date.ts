/** Moves the clock of this process; timers keep their pace. Returns a function that puts the clock back. */
export function moveDate(now: () => number): () => void {
  const Actual = globalThis.Date
  const Moved = class extends Actual {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now()] : given) as [number]))
    }
    static override now(): number {
      return now()
    }
    static override [Symbol.hasInstance](value: unknown): boolean {
      return Function.prototype[Symbol.hasInstance].call(Actual, value)
    }
  }
  globalThis.Date = Moved as DateConstructor
  return () => {
    globalThis.Date = Actual
  }
}
