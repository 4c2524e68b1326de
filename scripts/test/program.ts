import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that tests need and npm does not bring. */
export type Program = {
  called: string
  /** What it is for, as the subject of a sentence. */
  need: string
  /** Its names on the PATH, the best first. */
  names: readonly string[]
  /** Says where it is instead. */
  variable: string
  package: string
  /** Ends with 0, or as is said, where the program starts at all. */
  trial: readonly string[]
  trialEnds?: number
}

export function findProgram(
  { names, variable }: Program,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  if (env[variable]) return env[variable]
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** Finds a program that starts, from apt where we may; else says what is missing. */
export function provideProgram(program: Program): string | undefined {
  const { called, need, variable } = program
  const found = findProgram(program) ?? install(program)
  if (found && spawnSync(found, program.trial).status === (program.trialEnds ?? 0)) return found
  console.error(
    found
      ? `${need} a ${called} that starts, and ${found} does not: set ${variable} to another.`
      : `${need} ${called}: install the package ${program.package}, or set ${variable} to its program.`,
  )
  return undefined
}

function install(program: Program): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log(`Installing ${program.called} with apt-get; this happens once and takes a minute or two ...`)
  aptGet('update')
  aptGet('--yes', '--no-install-recommends', 'install', program.package)
  return findProgram(program)
}

function aptGet(...args: string[]) {
  // A server that comes with its package is not to be started: tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
