import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A program that tests need and npm does not install. */
export type Program = {
  called: string
  /** The start of the error message: 'The browser tests need'. */
  need: string
  /** Names on the PATH, in order of preference. */
  names: readonly string[]
  /** The environment variable that overrides the path. */
  variable: string
  /** apt packages, in order of preference. */
  packages: readonly string[]
  /** Arguments of a test run, which must exit with 0 or `trialEnds`. */
  trial: readonly string[]
  trialEnds?: number
}

export function findProgram({ names, variable }: Program): string | undefined {
  if (process.env[variable]) return process.env[variable]
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Finds a working program, installs it with apt as root, or prints what is missing. */
export function provideProgram(program: Program): string | undefined {
  const { called, need, variable } = program
  const best = findProgram({ ...program, names: program.names.slice(0, 1) })
  const found = best ?? install(program) ?? findProgram(program)
  if (found && spawnSync(found, program.trial).status === (program.trialEnds ?? 0)) return found
  console.error(
    found
      ? `${need} ${called}, but ${found} does not start: set ${variable} to another program.`
      : `${need} ${called}: install the package ${program.packages[0]}, or set ${variable} to its path.`,
  )
  return undefined
}

function install(program: Program): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log(`Installing ${program.called} with apt-get; this happens once and takes a minute or two ...`)
  aptGet('update')
  for (const name of program.packages) {
    if (aptGet('--yes', '--no-install-recommends', 'install', name)) return findProgram(program)
  }
  return undefined
}

function aptGet(...args: string[]): boolean {
  // Do not start the server of the package: tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
