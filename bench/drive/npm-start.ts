import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../src/store/postgres/address.ts'

/** `npm start` in a folder, until its first page. */
export async function npmStart(env: NodeJS.ProcessEnv, cwd = process.cwd()) {
  const port = await freePort()
  const since = Date.now()
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [printed, said] = ['', '']
  child.stdout.on('data', (text) => {
    printed += text
  })
  child.stderr.on('data', (text) => {
    said += text
  })
  while (!(await answers(`http://localhost:${port}/`))) {
    if (child.exitCode !== null) throw new Error(`npm start ended before its first page:\n${said}`)
    await sleep(5)
  }
  return {
    since,
    firstPage: Date.now() - since,
    /** Standard output: the log. */
    printed: () => printed,
    /** Standard error: messages to the operator. */
    said: () => said,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'close')
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}
