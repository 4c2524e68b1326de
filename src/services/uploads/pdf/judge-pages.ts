import type { Verdict } from '../../../domain/uploads/upload.ts'
import { isArray, isDict, type Value } from './parse-object.ts'
import type { PdfDocument } from './pdf-document.ts'

/** A book has fewer; its tree of pages, ten to a branch, has four levels. */
const mostPages = 2_000
const mostLevels = 50

/** Whether the tree of pages can be walked, level by level, and has leaves. A circle is a tree without end. */
export function judgePages(document: PdfDocument): Verdict {
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
