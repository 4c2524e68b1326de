import { openStore } from '../../src/store/open-store.ts'
import {
  databaseUrl,
  productionSettings,
  quiet,
  startTestPostgres,
} from '../../tests/harness/postgres/test-postgres.ts'
import { secretOfTests } from '../../tests/harness/protection/page-opened.ts'
import { startAster } from '../../tests/harness/server/start-aster.ts'
import { Callers } from './callers.ts'

export type Site = Awaited<ReturnType<typeof startSite>>

/** A site as in production: PostgreSQL with fsync, and the proxy's X-Forwarded-For is trusted. */
export async function startSite(env: NodeJS.ProcessEnv = {}) {
  const postgres = await startTestPostgres({ settings: productionSettings })
  const url = databaseUrl(postgres.adminUrl, postgres.template)
  const store = await openStore({ databaseUrl: url, dataDir: '', databasePool: 4, log: quiet })
  const settings = {
    ASTER_SECRET: secretOfTests,
    ASTER_TRUST_PROXY: 'loopback',
    SMTP_URL: 'smtp://127.0.0.1:1', // no server: mails stay queued
    NODE_COMPILE_CACHE: undefined, // unlike in tests, since production has none and it takes memory
    ...env,
  }
  const aster = await startAster(url, settings)
  const callers = await new Callers(aster.url).open()
  return {
    aster,
    callers,
    store,
    databaseUrl: url,
    /** A second instance on the same database. */
    startAnother: () => startAster(url, settings),
    async stop() {
      callers.close()
      await aster.stop()
      await store.close()
      await postgres.stop()
    },
  }
}
