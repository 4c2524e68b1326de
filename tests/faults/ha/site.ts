import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../../src/store/open-store.ts'
import { startSmtpListener } from '../../harness/mail/smtp-listener.ts'
import { quiet } from '../../harness/postgres/test-postgres.ts'
import { lastingPort, settingsBehindProxy, startInstance } from '../instances.ts'
import { startProxy } from '../proxy.ts'
import type { Cluster } from './cluster.ts'

export type HaSite = Awaited<ReturnType<typeof startSite>>

/** Two instances behind nginx on the cluster: one directly, one through PgBouncer. */
export async function startSite({ urls }: Cluster) {
  const listener = await startSmtpListener()
  const compiled = await mkdtemp(join(tmpdir(), 'aster-compiled-'))
  const settings = {
    ...settingsBehindProxy,
    SMTP_URL: listener.url,
    NODE_COMPILE_CACHE: compiled,
    DATABASE_READ_URL: urls.replica,
  }
  const ports = [await lastingPort(), await lastingPort()] as const
  const direct = await startInstance(urls.primary, { ...settings, PORT: `${ports[0]}` })
  const pooled = await startInstance(urls.pooled, {
    ...settings,
    DATABASE_DIRECT_URL: urls.primary,
    PORT: `${ports[1]}`,
  })
  const proxy = await startProxy(ports)
  const store = await openStore({ databaseUrl: urls.primary, dataDir: '', databasePool: 3, log: quiet })
  return {
    proxy,
    direct,
    pooled,
    store,
    /** How often the two have started. */
    starts: () => [direct, pooled].map((one) => one.printed().split('ASTER is ready').length - 1),
    async stop() {
      await store.close()
      await proxy.stop()
      await Promise.all([direct, pooled].map((one) => one.end('SIGTERM')))
      await listener.close()
      await rm(compiled, { recursive: true })
    },
  }
}
