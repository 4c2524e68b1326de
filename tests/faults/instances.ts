import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSmtpListener } from '../harness/mail/smtp-listener.ts'
import { databaseWithSamples, type TestDatabase } from '../harness/postgres/test-database.ts'
import { secretOfTests } from '../harness/protection/page-opened.ts'
import { type RunningAster, startAster } from '../harness/server/start-aster.ts'
import { hostOfTests, startProxy } from './proxy.ts'

export type Instances = Awaited<ReturnType<typeof startInstances>>
export type Instance = Awaited<ReturnType<typeof startInstance>>

export const settingsBehindProxy = {
  ASTER_SECRET: secretOfTests,
  ASTER_PUBLIC_URL: `https://${hostOfTests}`,
  ASTER_TRUST_PROXY: '127.0.0.1',
  ASTER_LOG_LEVEL: 'info',
}

/** `count` servers on one database, behind the proxy of deploy/nginx.conf; `prepare` runs before they start. */
export async function startInstances(
  count: number,
  prepare: (database: TestDatabase) => Promise<void> = async () => {},
) {
  const database = await databaseWithSamples()
  await prepare(database)
  const listener = await startSmtpListener()
  const compiled = await mkdtemp(join(tmpdir(), 'aster-compiled-'))
  const settings = { ...settingsBehindProxy, SMTP_URL: listener.url, NODE_COMPILE_CACHE: compiled }
  const ports = await Promise.all(Array.from({ length: count }, lastingPort))
  const proxy = await startProxy(ports)
  const start = (port: number, more: NodeJS.ProcessEnv = {}) =>
    startInstance(database.url, { ...settings, ...more, PORT: `${port}` })
  const all = await Promise.all(ports.map((port) => start(port)))
  return {
    database,
    store: database.store,
    listener,
    all,
    proxy,
    /** An instance with other settings, outside the proxy. */
    startStranger: async (more: NodeJS.ProcessEnv) => start(await lastingPort(), more),
    async stop() {
      await proxy.stop()
      await Promise.all(all.map((one) => one.end('SIGTERM')))
      await listener.close()
      await database.drop()
      await rm(compiled, { recursive: true })
    },
  }
}

export async function startInstance(databaseUrl: string, settings: NodeJS.ProcessEnv) {
  const start = () => startAster(databaseUrl, settings)
  let aster: RunningAster = await start()
  return {
    port: Number(settings.PORT),
    printed: () => aster.printed(),
    /** Returns the exit and its time. */
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      const exit = once(aster.process, 'exit')
      aster.process.kill(signal)
      const [code] = await exit
      const goneAt = performance.now()
      await aster.stop()
      return { code: code as number | null, goneAt }
    },
    async restart() {
      aster = await start()
    },
    /** The number of requests answered since the start, without probes. */
    answered: () => aster.printed().split('"msg":"answered"').length - 1,
  }
}

const given = new Set<number>()

/** Outside the ephemeral range, so that the port is still free at the next start; never the same twice. */
export async function lastingPort(): Promise<number> {
  const port = randomInt(20_000, 30_000)
  if (given.has(port)) return lastingPort()
  given.add(port)
  const server = createServer().listen(port, '127.0.0.1')
  const [free] = await Promise.race([
    once(server, 'listening').then(() => [true]),
    once(server, 'error').then(() => [false]),
  ])
  if (!free) return lastingPort()
  server.close()
  await once(server, 'close')
  return port
}
