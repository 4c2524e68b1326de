import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What `scripts/build-programs.ts` writes beside the bundles: the hash of each source, and the sources of each program. */
export type BuiltPrograms = {
  hashes: Readonly<Record<string, string>>
  sources: Readonly<Record<string, readonly string[]>>
}

const ownRoot = join(import.meta.dirname, '../..')

const folderIn = (root: string) => join(root, 'dist/programs')

export const builtFolder = folderIn(ownRoot)

export const hashOfSource = (source: string | Buffer): string => hash('sha256', source, 'base64url')

/** The bundle of one of our programs, or its source where that has changed since the build. */
export function builtProgram(source: URL, root = ownRoot): URL {
  // Bundles name each other: they were built together.
  if (source.pathname.endsWith('.js')) return source
  const path = relative(root, fileURLToPath(source)).replaceAll(sep, '/')
  const list = readList(root)
  const sources = list?.sources[path]
  if (!list || !sources || !areUnchanged(sources, list, root)) return source
  return pathToFileURL(join(folderIn(root), `${basename(path, '.ts')}.js`))
}

/** Whether the build is newer than every source of every program. */
export function areProgramsCurrent(): boolean {
  const list = readList(ownRoot)
  return list !== undefined && areUnchanged(Object.keys(list.hashes), list, ownRoot)
}

/** Compares content, not times: these change with every clone and image. */
const areUnchanged = (sources: readonly string[], { hashes }: BuiltPrograms, root: string) =>
  sources.every((path) => hashNow(join(root, path)) === hashes[path])

function hashNow(file: string): string | undefined {
  try {
    return hashOfSource(readFileSync(file))
  } catch {
    return undefined
  }
}

function readList(root: string): BuiltPrograms | undefined {
  try {
    return JSON.parse(readFileSync(join(folderIn(root), 'programs.json'), 'utf8'))
  } catch {
    return undefined
  }
}
