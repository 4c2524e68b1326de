import { readFile } from 'node:fs/promises'
import { serverPid } from './store-process.ts'

/** Kills the server on a data directory with all its processes; they are counted while it can start no more. */
export async function killPostgres(dataDir: string): Promise<void> {
  const pid = await serverPid(dataDir)
  process.kill(pid, 'SIGSTOP')
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const each of [pid, ...children.trim().split(' ').map(Number)]) process.kill(each, 'SIGKILL')
}
