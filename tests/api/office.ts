import type { Role } from '../../src/domain/staff/roles.ts'
import { databaseWithSamples } from '../harness/postgres/test-database.ts'
import { letGo } from '../harness/server/let-go.ts'
import { type ServedAster, serveAster } from '../harness/server/serve-aster.ts'
import { startAster } from '../harness/server/start-aster.ts'
import { signInAs } from '../harness/staff/staff.ts'
import { StaffBrowser } from './staff-browser.ts'

export type Office = Awaited<ReturnType<typeof openOffice>>
export type OfficeApart = Awaited<ReturnType<typeof openOfficeApart>>

/** A server with its own database, and staff who sign in to it. */
export const openOffice = (settings: NodeJS.ProcessEnv = {}) => staffed(serveAster, settings)

/** The same in a separate process, for tests that measure or load it. */
export async function openOfficeApart(settings: NodeJS.ProcessEnv = {}) {
  let pid: number | undefined
  const office = await staffed(async (...given) => {
    const aster = await startAster(...given)
    pid = aster.process.pid
    return aster
  }, settings)
  return { ...office, pid }
}

type Start = (databaseUrl: string, env: NodeJS.ProcessEnv) => Promise<Pick<ServedAster, 'url' | 'stop'>>

async function staffed(start: Start, settings: NodeJS.ProcessEnv) {
  const database = await databaseWithSamples()
  const { store } = database
  const aster = await start(database.url, {
    ASTER_TRUST_PROXY: 'loopback',
    SMTP_URL: 'smtp://127.0.0.1:1', // no server listens: mails stay in the outbox
    ...settings,
  })
  const newBrowser = (cookie?: string, from?: string, userAgent?: string) =>
    new StaffBrowser(aster.url, cookie, from, userAgent)
  const office = {
    store,
    url: aster.url,
    databaseUrl: database.url,
    newBrowser,
    async signedInAs(role: Role) {
      const staff = await signInAs(store, role, aster.url)
      return { ...staff, browser: newBrowser(staff.cookie) }
    },
    /** The latest link, or an empty string. */
    async linkMailedTo(email: string): Promise<string> {
      const mails = await store.db
        .selectFrom('mail')
        .select('letter')
        .where('recipient', '=', email)
        .orderBy('queued_at')
        .execute()
      const hrefs = mails.flatMap(({ letter }) =>
        letter.parts.flatMap((part) => ('href' in part && !part.quiet ? [part.href] : [])),
      )
      return hrefs.at(-1) ?? ''
    },
    async close() {
      await aster.stop()
      await database.drop()
      letGo(office)
    },
  }
  return office
}
