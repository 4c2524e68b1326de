import { readFile } from 'node:fs/promises'
import { serverPid } from './store-process.ts'

/** Kills the server on a data directory and all its processes; stopped first, it starts no more of them meanwhile. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = await serverPid(dataDir)
  process.kill(pid, 'SIGSTOP')
  // Elsewhere than on Linux they end by themselves when they miss the server.
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter(Boolean).map(Number)
  for (const each of [pid, ...pids]) process.kill(each, 'SIGKILL')
}
