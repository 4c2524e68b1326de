import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../deploy/ha')

export type Change = readonly [what: string | RegExp, instead: string]

/** A file of deploy/ha with the addresses and folders of a test; fails if it no longer contains one of them. */
export function adapt(file: string, changes: readonly Change[]): string {
  return changes.reduce(
    (text, [what, instead]) => {
      const isThere = typeof what === 'string' ? text.includes(what) : text.search(what) >= 0
      if (!isThere) throw new Error(`deploy/ha/${file} has no ${what}`)
      return text.replaceAll(what, instead)
    },
    readFileSync(join(folder, file), 'utf8'),
  )
}
