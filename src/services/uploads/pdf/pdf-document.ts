import { Image, PDFDocument, setLog } from 'mupdf'
import { type Dict, isArray, isDict, parseObject, type Value } from './parse-object.ts'

export type PdfDocument = ReturnType<typeof openDocument>

/** The value of a key of a dictionary, references resolved; undefined if it is absent or null. */
export type Look = (dict: Dict, key: string) => Value | undefined

/** A longer chain of references is circular. */
const mostHops = 8

/** Limit on the characters of referenced objects, plus their entries for each further reference. A book has fewer. */
const mostEffort = 4_000_000

/** Wraps MuPDF: every object of a file as values of our own. */
export function openDocument(bytes: Uint8Array) {
  let complaints = 0
  // MuPDF tolerates a circular table; another reader may loop for ever.
  const warning = (text: string) => void (text.includes('recursion') && complaints++)
  setLog({ error: () => complaints++, warning })
  const document = new PDFDocument(bytes)
  const trailer = document.getTrailer()

  function load(number: number): { value: Value; isStream: boolean; length: number } {
    const reference = document.newIndirect(number)
    const object = reference.resolve()
    const text = object.toString(true, true)
    const loaded = { value: parseObject(text), isStream: reference.isStream(), length: text.length }
    // The finalizers that would free them run only when this loop is over.
    if (!object.isNull()) object.destroy()
    reference.destroy()
    return loaded
  }

  const referred = new Map<number, Value>()
  let effort = 0

  /** Reads an object once, however many refer to it; each of them may go through all that it holds. */
  function loadReferred(number: number): Value {
    if (effort > mostEffort) return 'null'
    const known = referred.get(number)
    const { value, length } = known === undefined ? load(number) : { value: known, length: sizeOf(known) }
    effort += length
    referred.set(number, value)
    return value
  }

  function resolve(value: Value | undefined): { value: Value | undefined; number?: number } {
    let found: ReturnType<typeof resolve> = { value }
    for (let hop = 0; hop < mostHops && isRef(found.value); hop++) {
      const number = found.value.ref
      found = { value: loadReferred(number), number }
    }
    return found
  }

  function follow(value: Value | undefined): Value | undefined {
    const found = resolve(value).value
    return found === 'null' || isRef(found) ? undefined : found
  }

  const look: Look = (dict, key) => follow(dict.get(key))

  return {
    isEncrypted: !trailer.get('Encrypt').isNull(),
    trailer: parseObject(trailer.toString(true, true)),
    objectCount: document.countObjects(),
    load,
    look,
    follow,

    /** The number of the object at the end of a chain of references. */
    numberOf: (value: Value) => resolve(value).number,

    refersToTooMuch: () => effort > mostEffort,

    /** Another reader may interpret a repaired object differently. */
    isDamaged: () => document.wasRepaired() || complaints > 0,

    /** The bytes of a stream as they stand in the file. */
    readPacked(number: number): Uint8Array {
      const reference = document.newIndirect(number)
      const buffer = reference.readRawStream()
      const packed = buffer.asUint8Array().slice()
      buffer.destroy()
      reference.destroy()
      return packed
    },
  }
}

/** Undoes one filter; the caller has bounded the size of the result. */
export function decode(bytes: Uint8Array, filter: string): Uint8Array {
  const scratch = new PDFDocument()
  const stream = scratch.addRawStream(bytes, { Filter: scratch.newName(filter.slice(1)) })
  const buffer = stream.readStream()
  const decoded = buffer.asUint8Array().slice()
  for (const used of [buffer, stream, scratch]) used.destroy()
  return decoded
}

/** The pixels that the header of a JPEG or JPEG 2000 declares, without decoding. */
export function pixelsInside(picture: Uint8Array): number {
  const image = new Image(picture)
  const pixels = image.getWidth() * image.getHeight()
  image.destroy()
  return pixels
}

const sizeOf = (value: Value) => (isArray(value) ? value.length : isDict(value) ? value.size : 1)

const isRef = (value: Value | undefined) => typeof value === 'object' && 'ref' in value

/** Decoding filters of a stream, in order. */
export type Filter = { name: string; parameters: Dict }

export function filtersOf(document: PdfDocument, stream: Dict): readonly Filter[] {
  const all = listOf(document, document.look(stream, 'DecodeParms'))
  return listOf(document, document.look(stream, 'Filter')).map((name, index) => {
    const parameters = all[index]
    return { name: String(name), parameters: isDict(parameters) ? parameters : new Map() }
  })
}

/** One name and a list of one name mean the same. */
function listOf(document: PdfDocument, value: Value | undefined): Value[] {
  if (!isArray(value)) return value === undefined ? [] : [value]
  return value.map((item) => document.follow(item) ?? 'null')
}
