import { readFileSync } from 'node:fs'

/** Milliseconds of processor time that a process has taken; Linux counts them in hundredths of a second. */
export function processorMs(pid: number): number {
  // The name of the program, in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const [user, system] = [Number(fields[11]), Number(fields[12])]
  return (user + system) * 10
}
