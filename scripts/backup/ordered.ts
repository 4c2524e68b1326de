import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError } from '../../src/configuration/config.ts'
import type { Settings } from '../../src/configuration/environment.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'

/** npm runs scripts in the package folder; a typed path is relative to the caller's working directory. */
export const pathTyped = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)

export function readPassphrase(settings: Settings): string | undefined {
  const { ASTER_BACKUP_PASSPHRASE: given, ASTER_BACKUP_PASSPHRASE_FILE: file } = settings
  if (given !== undefined || file === undefined) return given
  const passphrase = readIfThere(file)?.trimEnd() ?? ''
  if (passphrase.length >= 12) return passphrase
  throw new StartupProblem(`${file} must hold a passphrase of 12 or more characters.`)
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartupProblem(`${file} cannot be read (${code}).`)
  }
}

/** Prints errors that the operator can fix as one sentence, without a stack trace. */
export async function endWith(failed: string, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    const { code } = error as { code?: unknown }
    const isOperators = error instanceof ConfigError || error instanceof StartupProblem
    if (!isOperators && typeof code !== 'string') throw error
    console.error(`${failed} ${(error as Error).message}`)
    process.exitCode = 1
  }
}

export const log = { info() {}, warn: report, error: report }

function report(details: object, message: string): void {
  console.error(message, details)
}
