export type ByteReader = ReturnType<typeof byteReader>

/** Reads a stream in units of its format, with constant memory. */
export function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)

  async function grow(): Promise<boolean> {
    const { value, done } = await chunks.next()
    if (!done) held = held.length > 0 ? Buffer.concat([held, value]) : value
    return !done
  }

  function cut(count: number): Buffer {
    const taken = held.subarray(0, count)
    held = held.subarray(count)
    return taken
  }

  return {
    /** Returns `count` bytes; fewer only at the end of the stream. */
    async take(count: number): Promise<Buffer> {
      while (held.length < count && (await grow()));
      return cut(count)
    },
    /** A line without its terminator; undefined if there is none within the limit. */
    async line(longest: number): Promise<string | undefined> {
      while (!held.includes(0x0a) && held.length <= longest && (await grow()));
      const end = held.indexOf(0x0a)
      return end < 0 || end > longest ? undefined : cut(end + 1).toString('utf8', 0, end)
    },
  }
}
