import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { isServerRunning, readLockFile } from './lock-file.ts'

/** A running server on a cluster; its address is known once it is ready. */
export type Postmaster = { pid: number; address: { host: string; port: number } | undefined }

export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = await readLockFile(join(folder, 'postmaster.pid'))
  if (!lines) return undefined
  const [pid, , , port, socketFolder, host, , status] = lines
  const ready = status?.trim() === 'ready'
  return {
    pid: Number(pid),
    address: ready ? { host: socketFolder || host || '', port: Number(port) } : undefined,
  }
}

/** Fast shutdown. False if it takes too long. */
export async function stopPostmaster(folder: string, pgCtl: string, patienceMs: number): Promise<boolean> {
  const pid = (await findPostmaster(folder))?.pid
  if (!pid) return true
  if (process.platform === 'win32') await promisify(execFile)(pgCtl, ['kill', 'INT', `${pid}`])
  else process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + patienceMs; await isServerRunning(pid); await sleep(20)) {
    if (Date.now() > deadline) return false
  }
  return true
}
