import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pathToFileURL } from 'node:url'

const built = join(import.meta.dirname, '../../dist')
const strippedSources = join(built, 'stripped-sources.js')

/** Node.js flags to read the sources that the build has stripped of types: the compiler would take half of a start. */
export function readingStripped(): string[] {
  return existsSync(strippedSources) ? [`--import=${pathToFileURL(strippedSources).href}`] : []
}

/**
 * Starts a program of ours in a process of its own, without the settings of the server, and kills it when its time is
 * up. Undefined where the machine has no process, memory or file descriptor left for it.
 */
export async function startProgram(
  program: string,
  { flags, args = [], timeoutMs }: { flags: readonly string[]; args?: readonly string[]; timeoutMs: number },
): Promise<ChildProcessWithoutNullStreams | undefined> {
  try {
    const loader = [...readingStripped(), `--allow-fs-read=${built}/stripped*`]
    const child = spawn(process.execPath, [...loader, ...flags, program, ...args], {
      cwd: parse(program).root,
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
