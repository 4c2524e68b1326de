import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds of processor time that a process has used so far, its children aside: other work on the machine adds none. */
export function processorSeconds(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = [afterName[11], afterName[12]].map(Number)
  return (user + system) / ticksPerSecond
}
