import { execFile } from 'node:child_process'
import { readFile, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A server that runs on a cluster, whoever started it, as it describes itself in postmaster.pid. */
export type Postmaster = { pid: number; port: number; host: string }

export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const file = join(folder, 'postmaster.pid')
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!(pid > 0) || !isAlive(pid)) return undefined
  if (await isAnotherProgram(pid)) {
    await unlink(file) // after a restart of the machine or container its number may belong to anyone
    return undefined
  }
  const [port, socketFolder, host] = lines.slice(3, 6)
  return { pid, port: Number(port), host: socketFolder || host || '' }
}

/** A fast shutdown: sessions are ended, everything is written, then the server goes. False when it takes too long. */
export async function stopPostmaster(folder: string, pgCtl: string, patienceMs: number): Promise<boolean> {
  const pid = (await findPostmaster(folder))?.pid
  if (!pid) return true
  if (process.platform === 'win32') await promisify(execFile)(pgCtl, ['kill', 'INT', `${pid}`])
  else process.kill(pid, 'SIGINT')
  for (const deadline = Date.now() + patienceMs; isAlive(pid); await sleep(20)) {
    if (Date.now() > deadline) return false
  }
  return true
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isAnotherProgram(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')
  return name.trim() !== 'postgres'
}
