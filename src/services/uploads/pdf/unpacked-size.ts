import { constants, createInflate } from 'node:zlib'

/** Counts what a packed stream unpacks to, up to a little over the ceiling, and holds none of it. */
export type Gauge = (packed: Uint8Array, ceiling: number, earlyChange: boolean) => Promise<number> | number

/** The filters that compress arbitrary data, each with its abbreviation. */
export const gauges: Readonly<Record<string, Gauge>> = {
  '/FlateDecode': inflatedSize,
  '/Fl': inflatedSize,
  '/LZWDecode': lzwSize,
  '/LZW': lzwSize,
  '/RunLengthDecode': runLengthSize,
  '/RL': runLengthSize,
}

async function inflatedSize(packed: Uint8Array, ceiling: number): Promise<number> {
  const inflate = createInflate({ chunkSize: 256 * 1024, finishFlush: constants.Z_SYNC_FLUSH })
  inflate.end(packed)
  let size = 0
  try {
    for await (const chunk of inflate) {
      size += chunk.length
      if (size > ceiling) break
    }
  } catch {
    // Many benign streams end in a wrong checksum; what zlib cannot unpack, a reader cannot either.
  }
  return size
}

const clear = 256
const end = 257

/** Each code stands for a sequence of known length, so the size can be computed without unpacking. */
function lzwSize(packed: Uint8Array, ceiling: number, earlyChange: boolean): number {
  const lengths = new Uint16Array(4096).fill(1, 0, clear)
  let next = end + 1
  let width = 9
  let previous = 0
  let size = 0
  let bits = 0
  let held = 0
  for (const byte of packed) {
    bits = ((bits << 8) | byte) & 0xff_ffff
    held += 8
    if (held < width) continue
    held -= width
    const code = (bits >> held) & ((1 << width) - 1)
    if (code === end || size > ceiling) break
    if (code === clear) {
      next = end + 1
      width = 9
      previous = 0
      continue
    }
    const length = code < next ? (lengths[code] ?? 0) : previous + 1
    size += length
    if (previous > 0 && next < 4096) lengths[next++] = previous + 1
    previous = length
    if (width < 12 && next + (earlyChange ? 1 : 0) >= 1 << width) width++
  }
  return size
}

function runLengthSize(packed: Uint8Array, ceiling: number): number {
  let size = 0
  let at = 0
  while (at < packed.length && size <= ceiling) {
    const run = packed[at] ?? 128
    if (run === 128) break
    size += run < 128 ? run + 1 : 257 - run
    at += run < 128 ? run + 2 : 2
  }
  return size
}
