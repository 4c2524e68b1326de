import { execFile } from 'node:child_process'
import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server that runs on a cluster, whoever started it, as it describes itself in postmaster.pid. */
export type Postmaster = { pid: number; port: number; host: string; ready: boolean }

export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const file = join(folder, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0)) return undefined
  if (!(await isRunning(pid))) {
    await unlink(file).catch(() => {}) // PostgreSQL itself would take a reused number or a zombie for a server
    return undefined
  }
  const [port, socketFolder, host, , status] = lines.slice(3)
  return { pid, port: Number(port), host: socketFolder || host || '', ready: status?.trim() === 'ready' }
}

/** A fast shutdown: sessions are ended, everything is written, then the server goes. False when it takes too long. */
export async function stopPostmaster(folder: string, pgCtl: string, patienceMs: number): Promise<boolean> {
  const pid = (await findPostmaster(folder))?.pid
  if (!pid) return true
  if (process.platform === 'win32') await promisify(execFile)(pgCtl, ['kill', 'INT', `${pid}`])
  else process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + patienceMs; await isRunning(pid); await sleep(20)) {
    if (Date.now() > deadline) return false
  }
  return true
}

async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat === '' || / \(postgres\) [^Z]/.test(stat)
}
