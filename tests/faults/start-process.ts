import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../src/store/postgres/address.ts'
import { compiledCode } from '../harness/server/compiled-code.ts'

type Options = { uid?: number | undefined; path?: string }

/** `src/start.ts` in its own process, by default on a free port; captures both outputs separately. */
export async function startSite(
  env: NodeJS.ProcessEnv,
  { uid, path = process.env.PATH ?? '' }: Options = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../src/start.ts')], {
    env: { PATH: path, ...compiledCode, NODE_ENV: 'test', PORT: `${await freePort()}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  let logged = ''
  let said = ''
  child.stdout.on('data', (text) => {
    logged += text
  })
  child.stderr.on('data', (text) => {
    said += text
  })
  return {
    /** Standard output: the log. */
    logged: () => logged,
    /** Standard error: messages to the operator. */
    said: () => said,
    signal: (name: NodeJS.Signals) => child.kill(name),
    ended: once(child, 'close').then(([code]) => code as number | null),
  }
}
