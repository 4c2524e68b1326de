import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningAster } from '../../tests/harness/server/start-aster.ts'

/** Memory in MB, after a garbage collection. */
export type Memory = { rss: number; heapUsed: number; external: number; arrayBuffers: number }

/** The environment of a server that reports its memory. */
export const tellsMemory = {
  NODE_OPTIONS: `--import ${new URL('./memory-program.ts', import.meta.url)}`,
}

export async function memoryOf({ process: server, printed }: RunningAster): Promise<Memory> {
  const told = () => printed().match(/^memory .*$/gm) ?? []
  const { length } = told()
  server.kill('SIGUSR2')
  while (told().length === length) await sleep(20)
  const bytes = JSON.parse(told().at(-1)?.slice('memory '.length) ?? '{}') as Memory
  const inMB = Object.entries(bytes).map(([name, value]) => [name, value / 1e6])
  return Object.fromEntries(inMB) as Memory
}
