import type { Role } from '../../../src/domain/staff/roles.ts'
import { databaseWithSamples, freshDatabase } from '../../harness/postgres/test-database.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { serveAster } from '../../harness/server/serve-aster.ts'
import { signInAs } from '../../harness/staff/staff.ts'

export type EditorsSite = Awaited<ReturnType<typeof openEditorsSite>>

/** A site with a member of staff who has signed in and sends forms without a script. */
export async function openEditorsSite(role: Role = 'editor', { withSamples = false } = {}) {
  const database = withSamples ? await databaseWithSamples() : await freshDatabase()
  const aster = await serveAster(database.url, { ASTER_SECRET: secretOfTests })
  const { cookie } = await signInAs(database.store, role, aster.url)
  return {
    database,
    url: aster.url,
    cookie,
    /** Posts multipart data, as forms with files and editors do, unless `isPlain`. */
    async post(path: string, fields: Record<string, string | Blob>, { isPlain = false, by = cookie } = {}) {
      const body = new FormData()
      for (const [name, value] of Object.entries(fields)) body.append(name, value)
      const answer = await fetch(aster.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: by, 'sec-fetch-site': 'same-origin' },
        body: isPlain ? new URLSearchParams(fields as Record<string, string>) : body,
      })
      const { status, headers } = answer
      return { status, location: headers.get('location') ?? '', html: await answer.text() }
    },
    async close() {
      await aster.stop()
      await database.drop()
    },
  }
}
