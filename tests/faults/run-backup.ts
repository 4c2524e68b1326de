import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const scripts = join(import.meta.dirname, '../../scripts/backup')

/** Runs `npm run backup` or `npm run restore` after installation; measures time and memory. */
export async function runBackup(script: 'back-up' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
  const since = performance.now()
  const child = spawn(process.execPath, [join(scripts, `${script}.ts`), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text
    })
  }
  let peakMb = 0
  const watch = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(child.pid))
  }, 50)
  const [code] = await once(child, 'close')
  clearInterval(watch)
  return { code: code as number, said, seconds: (performance.now() - since) / 1000, peakMb }
}

/** The peak memory of a process so far, where /proc exists. */
function peakOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
