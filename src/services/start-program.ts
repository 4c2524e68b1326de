import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { parse } from 'node:path'

/**
 * Starts a program of ours in a process of its own, without the settings of the server, and kills it when its time is
 * up. Undefined where the machine has no process, memory or file descriptor left for it.
 */
export async function startProgram(
  program: string,
  { flags, args = [], timeoutMs }: { flags: readonly string[]; args?: readonly string[]; timeoutMs: number },
): Promise<ChildProcessWithoutNullStreams | undefined> {
  try {
    const child = spawn(process.execPath, [...flags, program, ...args], {
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
