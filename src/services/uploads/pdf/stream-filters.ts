import { type Dict, isArray, isDict, type Value } from './parse-object.ts'
import type { PdfDocument } from './pdf-document.ts'

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
