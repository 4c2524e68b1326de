import type { Verdict } from '../../../domain/uploads/upload.ts'
import { isActive, isAttachment } from './forbidden-content.ts'
import { isAlsoAnother } from './is-also-another.ts'
import { type Dict, dictsOf, isArray, isDict, type Value } from './parse-object.ts'
import { openDocument, type PdfDocument } from './pdf-document.ts'
import { isElsewhere, reachesOutside } from './reaches-outside.ts'
import { startsAsPdf } from './starts-as-pdf.ts'
import { unpacksTooFar } from './unpacks-too-far.ts'

/** Readers unpack a stream under these keys completely, even if it is declared as a picture. */
const keys = [
  'Contents',
  'FontFile',
  'FontFile2',
  'FontFile3',
  'ToUnicode',
  'Encoding',
  'UseCMap',
  'CIDToGIDMap',
  'Metadata',
]

/** The numbers of the objects that a dictionary uses as something other than a picture. */
function usedAsText(dict: Dict, { look, follow, numberOf }: PdfDocument): number[] {
  const glyphs = look(dict, 'CharProcs')
  const used = [...(isDict(glyphs) ? glyphs.values() : [])]
  for (const key of keys) {
    const value = dict.get(key)
    if (typeof value !== 'object') continue
    const parts = follow(value)
    used.push(...(isArray(parts) ? parts : [value]))
  }
  return used.flatMap((value) => numberOf(value) ?? [])
}

/** A book has fewer; its tree of pages, ten to a branch, has four levels. */
const mostPages = 2_000
const mostLevels = 50

/** Whether the tree of pages can be walked, level by level, and has leaves. A cycle exceeds the limits. */
function judgePages(document: PdfDocument): Verdict {
  const catalog = isDict(document.trailer) ? document.look(document.trailer, 'Root') : undefined
  let level: Value[] = isDict(catalog) ? [catalog.get('Pages') ?? 'null'] : []
  let pages = 0
  for (let levels = 0; level.length > 0; levels++) {
    const below: Value[] = []
    for (const item of level) {
      const node = document.follow(item)
      const kids = isDict(node) ? document.look(node, 'Kids') : undefined
      if (isArray(kids)) for (const kid of kids) below.push(kid)
      else if (isDict(node)) pages++
      if (pages + below.length > mostPages || levels > mostLevels) return 'file_bomb'
    }
    level = below
  }
  return pages > 0 ? 'fine' : 'file_damaged'
}

/** Limit on objects; a book has fewer. */
const mostObjects = 200_000

/** The part of a file in which readers look for its end. */
const tail = 1024

/** What is wrong with a file, the worst first; a file that MuPDF cannot read at all is damaged. */
export async function judgeFile(bytes: Uint8Array): Promise<Verdict> {
  if (!startsAsPdf(bytes) || isAlsoAnother(bytes)) return 'not_pdf'
  try {
    return await judgeDocument(openDocument(bytes), bytes)
  } catch {
    return 'file_damaged'
  }
}

async function judgeDocument(document: PdfDocument, bytes: Uint8Array): Promise<Verdict> {
  if (document.isEncrypted) return 'file_encrypted'
  if (document.isDamaged() || !ends(bytes)) return 'file_damaged'
  if (document.objectCount > mostObjects) return 'file_bomb'
  const found = readObjects(document)
  if (document.isDamaged()) return 'file_damaged'
  const pages = judgePages(document)
  if (document.refersToTooMuch()) return 'file_bomb'
  if (pages !== 'fine') return pages
  if ((await unpacksTooFar(document, found)) || document.refersToTooMuch()) return 'file_bomb'
  if (found.active) return 'file_active'
  return found.attachment ? 'file_attachments' : 'fine'
}

function readObjects(document: PdfDocument) {
  const streams = new Map<number, Dict>()
  const texts = new Set<number>()
  const found = { active: false, attachment: false, streams, texts }
  const judge = (value: Value) => {
    for (const dict of dictsOf(value)) {
      found.active ||= isActive(dict, document.look) || reachesOutside(dict, document)
      found.attachment ||= isAttachment(dict, document.look)
      for (const number of usedAsText(dict, document)) texts.add(number)
    }
  }
  judge(document.trailer)
  for (let number = 1; number < document.objectCount; number++) {
    const { value, isStream } = document.load(number)
    judge(value)
    if (!isStream || !isDict(value)) continue
    streams.set(number, value)
    found.active ||= isElsewhere(value, document)
  }
  return found
}

/** A file that was cut off a few bytes before its end still opens, but is not whole. */
function ends(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(-tail)).includes('%%EOF')
}
