import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataDirProblem, StartupProblem } from '../store/postgres/startup-problem.ts'
import { isUnguessable } from './setting-values.ts'

/** A secret generated at the first start and stored with the data. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const secret = read(file) ?? makeSecret(file)
    if (isUnguessable(secret)) return secret
  } catch (error) {
    throw dataDirProblem(dataDir, error)
  }
  throw new StartupProblem(
    `${file} is damaged: restore it, or remove it for a new one, which ends the sessions and links of the old.`,
  )
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}

/** Written aside and then linked: of concurrent starts one wins, and none reads a partial secret. */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}
