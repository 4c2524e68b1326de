/** A map of limited size (FIFO): a new entry evicts the oldest. */
export class Recent<Value> {
  readonly #most: number
  readonly #entries = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)
  }

  set(key: string, value: Value): void {
    this.#entries.set(key, value)
    if (this.#entries.size <= this.#most) return
    for (const oldest of this.#entries.keys()) {
      this.#entries.delete(oldest)
      return
    }
  }

  delete(key: string): boolean {
    return this.#entries.delete(key)
  }
}
