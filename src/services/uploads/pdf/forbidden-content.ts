import { type Dict, isDict } from './parse-object.ts'
import type { Look } from './pdf-document.ts'

/** Actions that run a script, start a program, or read or send something outside the file. */
const actions: ReadonlySet<unknown> = new Set([
  '/JavaScript',
  '/Launch',
  '/SubmitForm',
  '/ImportData',
  '/GoToR',
  '/GoToE',
  '/Rendition',
  '/Movie',
  '/Sound',
  '/RichMediaExecute',
  '/GoTo3DView',
])

const annotations: ReadonlySet<unknown> = new Set(['/Movie', '/Sound', '/3D', '/RichMedia'])

/**
 * Judged dictionary by dictionary and not by the way that a reader would come to it: whatever is in the
 * file, in a place that we did not think of or that nothing refers to, is found.
 */
export function isActive(dict: Dict, look: Look): boolean {
  return (
    look(dict, 'JS') !== undefined ||
    look(dict, 'XFA') !== undefined ||
    actions.has(look(dict, 'S')) ||
    annotations.has(look(dict, 'Subtype'))
  )
}

/** Every embedded file is referenced by `EF`; its stream need not have a type. */
export function isAttachment(dict: Dict, look: Look): boolean {
  return (
    isDict(look(dict, 'EF')) ||
    isDict(look(dict, 'Collection')) ||
    look(dict, 'Type') === '/EmbeddedFile' ||
    look(dict, 'Subtype') === '/FileAttachment'
  )
}
