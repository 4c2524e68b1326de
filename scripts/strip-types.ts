import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { strippedFile, strippedFolder } from '../src/stripped-sources.ts'

/** Writes each source file of the server as JavaScript to `dist`, and deletes files of removed sources. */
export function stripTypes() {
  mkdirSync(strippedFolder, { recursive: true })
  const sources = globSync('{locales,src}/**/*.ts', { exclude: ['**/*.test.ts'] }).map((path) =>
    readFileSync(path, 'utf8'),
  )
  for (const source of sources) {
    const file = strippedFile(source)
    if (!existsSync(file)) writeFileSync(file, strip(source))
  }
  const wanted = new Set(sources.map(strippedFile))
  for (const file of globSync(`${strippedFolder}/*`)) if (!wanted.has(file)) rmSync(file)
  copyFileSync(strippedFile(readFileSync('src/stripped-sources.ts', 'utf8')), 'dist/stripped-sources.js')
}

/** Hides the warning about an experimental API: the version of Node.js is pinned. */
function strip(source: string): string {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
