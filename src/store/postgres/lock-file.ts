import { readFileSync, unlinkSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

/**
 * The lines of a PostgreSQL lock file whose server runs. Removes a stale file whose process id now belongs to a zombie
 * or another program, because PostgreSQL would refuse to start.
 */
export async function readLockFile(file: string): Promise<string[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !isTaken(pid)) return undefined
  if (await isServer(pid)) return lines
  if (readNow(file) === text) unlinkSync(file) // synchronously, so as not to remove the file of a new server
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

/** Outside Linux, an existing process id has to suffice. */
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
