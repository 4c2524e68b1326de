import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Every process that judges a file, for whom, and the memory that it takes. */
export async function judges() {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  return stdout
    .split('\n')
    .filter((line) => line.includes('judge-program.ts'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }))
}
