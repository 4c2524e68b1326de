import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Processor time of a process in seconds, without its children: independent of other load on the machine. */
export function processorSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = [afterName[11], afterName[12]].map(Number)
  return (user + system) / ticksPerSecond
}
