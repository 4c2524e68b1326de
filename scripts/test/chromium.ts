import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH
  const folders = (env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** Finds a Chromium that starts, from apt where we may; else says what is missing. */
export function provideChromium(): string | undefined {
  const found = findChromium() ?? installChromium()
  if (found && works(found)) return found
  console.error(
    found
      ? `The browser tests need a Chromium that starts, and ${found} does not: set CHROMIUM_PATH to another.`
      : 'The browser tests need Chromium: install the package chromium, or set CHROMIUM_PATH to its program.',
  )
  return undefined
}

function installChromium(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return undefined
  console.log('Installing Chromium with apt-get; this happens once and takes a minute or two ...')
  aptGet('update')
  aptGet('--yes', '--no-install-recommends', 'install', 'chromium')
  return findChromium()
}

function aptGet(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env })
}

const works = (program: string) => spawnSync(program, ['--version', '--no-sandbox']).status === 0

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
