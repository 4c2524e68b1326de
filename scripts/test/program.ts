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
  /** Packages that bring it, the best first. */
  packages: readonly string[]
  /** Ends with 0, or as is said, where the program starts at all. */
  trial: readonly string[]
  trialEnds?: number
}

export function findProgram({ names, variable }: Program): string | undefined {
  if (process.env[variable]) return process.env[variable]
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** Finds a program that starts, from apt where we may; else says what is missing. */
export function provideProgram(program: Program): string | undefined {
  const { called, need, variable } = program
  const best = findProgram({ ...program, names: program.names.slice(0, 1) })
  const found = best ?? install(program) ?? findProgram(program)
  if (found && spawnSync(found, program.trial).status === (program.trialEnds ?? 0)) return found
  console.error(
    found
      ? `${need} a ${called} that starts, and ${found} does not: set ${variable} to another.`
      : `${need} ${called}: install the package ${program.packages[0]}, or set ${variable} to its program.`,
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
  // A server that comes with its package is not to be started: tests start their own.
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
