import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** At the best quality, the three fixed answers of the API took 1.2 s together. */
const brotliForManyReaders = 9
const brotliForOneReader = 8
/** 64 KiB hold all or nearly all of a page. With the usual 4 MiB, one compression takes up to 33 MB, and ten times as long. */
const brotliWindowBits = 16

/** A text in every encoding, and the hash that its tags are made from. */
export async function compressForMany(text: string): Promise<Record<Encoding, Buffer> & { hash: string }> {
  const identity = Buffer.from(text)
  const [br, zipped] = await Promise.all([brotli(identity, brotliForManyReaders), promisify(gzip)(identity)])
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  return { identity, br, gzip: zipped, hash }
}

/** Compresses a private response faster, and only in the accepted encoding. */
export async function compressForOne(text: string, encoding: Encoding): Promise<Buffer> {
  const identity = Buffer.from(text)
  if (encoding === 'identity') return identity
  return encoding === 'br' ? brotli(identity, brotliForOneReader) : promisify(gzip)(identity)
}

function brotli(body: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(body, { params: brotliParams(body.length, quality) })
}

export function brotliParams(size: number, quality = brotliForManyReaders) {
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  }
}

export function chooseEncoding(accepted = ''): Encoding {
  const known = chosen.get(accepted)
  if (known) return known
  if (chosen.size >= mostChosen) chosen.clear()
  const encoding = bestOf(accepted)
  chosen.set(accepted, encoding)
  return encoding
}

/** Cache of parsed Accept-Encoding headers, of which few variants exist. */
const chosen = new Map<string, Encoding>()
const mostChosen = 100

/** A quality of zero is a refusal. */
function bestOf(accepted: string): Encoding {
  const taken = accepted
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name)
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}
