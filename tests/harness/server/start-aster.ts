import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../src/store/postgres/address.ts'
import { secretOfTests } from '../protection/page-opened.ts'
import { captchaOfTests } from '../protection/solve-captcha.ts'
import { compiledCode } from './compiled-code.ts'

export type RunningAster = {
  url: string
  dataDir: string
  /** The output of the process so far. */
  printed(): string
  process: ChildProcess
  stop(): Promise<void>
}

export const environmentOfTests = {
  NODE_ENV: 'test',
  ASTER_SECRET: secretOfTests,
  ASTER_CAPTCHA_COST: String(captchaOfTests.cost),
}

/** A server shuts down in ten seconds; a test that waits longer fails with what the server printed. */
const longestStop = 40_000

/** The real server in its own process on the given database, by default on a free port. */
export async function startAster(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<RunningAster> {
  const port = env.PORT ?? `${await freePort()}`
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-data-'))
  const given = { ...environmentOfTests, PORT: port, DATABASE_URL: databaseUrl, ASTER_DATA_DIR: dataDir }
  const child = spawn(process.execPath, ['src/start.ts'], {
    env: { PATH: process.env.PATH, ...compiledCode, ...given, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text
    })
  }
  await ready(child, () => output)
  return {
    url: `http://localhost:${port}`,
    dataDir,
    printed: () => output,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit', { signal: AbortSignal.timeout(longestStop) }).catch(() => {
          child.kill('SIGKILL')
          throw new Error(`The server did not stop:\n${output}`)
        })
      }
      await rm(dataDir, { recursive: true })
    },
  }
}

async function ready(child: ChildProcess, printed: () => string): Promise<void> {
  const ended = new Promise<'ended'>((resolve) => child.once('close', () => resolve('ended')))
  while (!printed().includes('ASTER is ready')) {
    const more = new Promise<'more'>((resolve) => child.stderr?.once('data', () => resolve('more')))
    if ((await Promise.race([ended, more])) === 'ended') {
      throw new Error(`The server did not start:\n${printed()}`)
    }
  }
}
