import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { builtFolder, builtProgram } from './built-program.ts'

const sourceFolder = join(import.meta.dirname, '..')

type Options = {
  /** Folders of libraries that it may read besides our own code. */
  libraries: readonly URL[]
  flags: readonly string[]
  args?: readonly string[]
  timeoutMs: number
}

/**
 * Starts a program of ours in a process of its own, without the settings of the server, and kills it when its time is
 * up. It may read code, but not write, start or load anything. Undefined where the machine has no process, memory or
 * file descriptor left for it.
 */
export async function startProgram(
  program: URL,
  { libraries, flags, args = [], timeoutMs }: Options,
): Promise<ChildProcessWithoutNullStreams | undefined> {
  const file = fileURLToPath(builtProgram(program))
  const ownCode = file.startsWith(builtFolder) ? builtFolder : sourceFolder
  const readable = [join(ownCode, '/'), ...libraries.map((folder) => fileURLToPath(folder))]
  const confined = [
    '--permission',
    ...readable.map((folder) => `--allow-fs-read=${folder}`),
    '--disable-warning=SecurityWarning',
  ]
  try {
    const child = spawn(process.execPath, [...confined, ...flags, file, ...args], {
      cwd: parse(file).root,
      env: {},
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      windowsHide: true,
    })
    await once(child, 'spawn')
    return child
  } catch {
    return undefined
  }
}
