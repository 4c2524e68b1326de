import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export async function startMailSink() {
  const program = fileURLToPath(new URL('./mail-sink-program.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(child.stdout, 'data')
  return { url: `smtp://127.0.0.1:${Number(port)}`, close: () => child.kill() }
}
