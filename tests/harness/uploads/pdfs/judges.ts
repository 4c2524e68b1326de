import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from 'vitest'

/** Every process that checks a file, with its parent and its memory. */
export async function judges() {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  return stdout
    .split('\n')
    .filter((line) => line.includes('judge-program.'))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }))
}

/** Waits until a server's process has started to check a file; returns its PID. */
export async function judgeAtWork(server: number | undefined = process.pid): Promise<number> {
  let found = 0
  const find = async () => {
    const all = await judges()
    found = all.find(({ parent, kilobytes }) => parent === server && kilobytes > 80_000)?.pid ?? 0
    return found
  }
  await expect.poll(find, { timeout: 60_000 }).toBeGreaterThan(0)
  return found
}
