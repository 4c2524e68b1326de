export type ByteReader = ReturnType<typeof byteReader>

/** Takes a stream apart in the pieces that its format has, with few bytes in memory at a time. */
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
    /** So many bytes; fewer only where the stream ends. */
    async take(count: number): Promise<Buffer> {
      while (held.length < count && (await grow()));
      return cut(count)
    },
    /** A line without its end; nothing where the stream has none, or one that is longer. */
    async line(longest: number): Promise<string | undefined> {
      while (!held.includes(0x0a) && held.length <= longest && (await grow()));
      const end = held.indexOf(0x0a)
      return end < 0 || end > longest ? undefined : cut(end + 1).toString('utf8', 0, end)
    },
  }
}
