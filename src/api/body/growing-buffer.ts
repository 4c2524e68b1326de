const firstCapacity = 4096

/** Collects bytes in one buffer: many small pieces would each cost an object of some hundred bytes until the end. */
export class GrowingBuffer {
  #bytes = Buffer.alloc(0)
  #length = 0

  get length(): number {
    return this.#length
  }

  add(piece: Buffer): void {
    const needed = this.#length + piece.length
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(firstCapacity, needed, 2 * this.#bytes.length))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    piece.copy(this.#bytes, this.#length)
    this.#length = needed
  }

  /** What was collected, without a copy. */
  taken(): Buffer {
    return this.#bytes.subarray(0, this.#length)
  }
}
