import type { Role } from '../../src/domain/staff/roles.ts'
import { secretOfTests } from '../harness/page-opened.ts'
import { signInAs } from '../harness/staff.ts'
import { startAster } from '../harness/start-aster.ts'
import { freshDatabase } from '../harness/test-database.ts'
import { StaffBrowser } from './staff-browser.ts'

export type Office = Awaited<ReturnType<typeof openOffice>>

/** A server with its database, and people who work there. */
export async function openOffice(settings: NodeJS.ProcessEnv = {}) {
  const database = await freshDatabase()
  const { store } = database
  const aster = await startAster(database.url, {
    ASTER_SECRET: secretOfTests,
    ASTER_TRUST_PROXY: 'loopback',
    SMTP_URL: 'smtp://127.0.0.1:1', // nobody listens: mails wait in the outbox, where they can be read
    ...settings,
  })
  const newBrowser = (cookie?: string, from?: string, userAgent?: string) =>
    new StaffBrowser(aster.url, cookie, from, userAgent)
  return {
    store,
    url: aster.url,
    databaseUrl: database.url,
    pid: aster.process.pid,
    newBrowser,
    async signedInAs(role: Role) {
      const staff = await signInAs(store, role, aster.url)
      return { ...staff, browser: newBrowser(staff.cookie) }
    },
    /** The latest; empty where none was mailed. */
    async linkMailedTo(email: string): Promise<string> {
      const mails = await store.db
        .selectFrom('mail')
        .select('letter')
        .where('recipient', '=', email)
        .orderBy('queued_at')
        .execute()
      const hrefs = mails.flatMap(({ letter }) =>
        letter.parts.flatMap((part) => ('href' in part ? [part.href] : [])),
      )
      return hrefs.at(-1) ?? ''
    },
    async close() {
      await aster.stop()
      await database.drop()
    },
  }
}
