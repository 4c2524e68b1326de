import { type Dict, isArray, isDict } from './parse-object.ts'
import type { PdfDocument } from './pdf-document.ts'

/** What stands here is read to its end as text, type or a table, even if it calls itself a picture. */
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

/** The numbers of the objects that a dictionary uses as something that a picture is not. */
export function usedAsText(dict: Dict, { look, follow, numberOf }: PdfDocument): number[] {
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
