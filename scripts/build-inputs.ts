import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const inputs = [
  '{content,locales,public,src/domain,src/web}/**/*.*',
  'scripts/{build*,lean-react}.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** A hash of all inputs of the page build; `built-program.ts` compares those of the server that are not among them. */
export function hashOfInputs(root = '.'): string {
  const hash = createHash('sha256')
  for (const file of globSync(inputs, { cwd: root, exclude: ['**/*.test.*'] }).sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}
