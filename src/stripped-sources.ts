import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The same folder from `src/` and from `dist/`, where the build puts a copy of this module as JavaScript. */
export const strippedFolder = join(import.meta.dirname, '../dist/stripped')

/** Named by the hash of the source, so that a changed source is never replaced by a stale build. */
export const strippedFile = (source: string): string =>
  join(strippedFolder, `${createHash('sha256').update(source).digest('hex')}.js`)

/**
 * Node.js strips types with a compiler in WebAssembly that takes 30 MB of the process for as long as it runs. From here
 * on, it gets the sources that the build has stripped.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
    const file = strippedFile(readFileSync(fileURLToPath(url), 'utf8'))
    if (!existsSync(file)) return nextLoad(url, context)
    return { format: 'module', source: readFileSync(file, 'utf8'), shortCircuit: true }
  },
})
