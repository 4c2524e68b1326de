import { readFile } from 'node:fs/promises'
import { serverPid } from './store-process.ts'

/** Kills a server and all its processes; SIGSTOP first, so that it cannot fork meanwhile. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = await serverPid(dataDir)
  process.kill(pid, 'SIGSTOP')
  // Without /proc the children end by themselves when the server is gone.
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const pids = children.split(' ').filter(Boolean).map(Number)
  for (const each of [pid, ...pids]) process.kill(each, 'SIGKILL')
}
