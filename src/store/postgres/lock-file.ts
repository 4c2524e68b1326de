import { readFileSync, unlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * The lines of a lock file of PostgreSQL, if the server that wrote it runs. Where its number now belongs to a zombie
 * or to another program, PostgreSQL would take that for a server and refuse to start: such a file is removed.
 */
export async function readLockFile(file: string): Promise<string[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !isTaken(pid)) return undefined
  if (await isServer(pid)) return lines
  if (readNow(file) === text) unlinkSync(file) // in one breath, so as never to remove the file of a new server
  return undefined
}

export async function isServerRunning(pid: number): Promise<boolean> {
  return isTaken(pid) && (await isServer(pid))
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Elsewhere than on Linux a number that is taken has to do. */
async function isServer(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat === '' || / \(postgres\) [^ZX]/.test(stat)
}

function readNow(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
