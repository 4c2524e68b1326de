import { constants, deflateRawSync } from 'node:zlib'

const header = Buffer.from([0x78, 0xda])
const end = deflateRawSync(Buffer.alloc(0))

type Run = readonly [text: string | Buffer, times: number]

/** Deflates gigabytes quickly by repeating one compressed block; without a checksum. */
export function deflateRepeated(...runs: readonly Run[]): Buffer {
  const blocks = runs.flatMap(([text, times]) => {
    const block = deflateRawSync(text, { level: 9, finishFlush: constants.Z_FULL_FLUSH })
    return Array<Buffer>(times).fill(block)
  })
  return Buffer.concat([header, ...blocks, end])
}

/** Zeros, compressed to about a thousandth. */
export function deflateZeros(mebibytes: number): Buffer {
  return deflateRepeated([Buffer.alloc(1024 * 1024), mebibytes])
}
