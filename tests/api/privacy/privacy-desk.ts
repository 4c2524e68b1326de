import { expect } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { AuditAction } from '../../../src/domain/staff/audit.ts'
import { unzip } from '../../harness/downloads/unzip.ts'
import { keepTracedPerson } from '../../harness/privacy/traced-person.ts'
import { openOffice } from '../office.ts'

export type PrivacyDesk = Awaited<ReturnType<typeof openPrivacyDesk>>

/** An administrator at the privacy desk. */
export async function openPrivacyDesk() {
  const office = await openOffice()
  const { store } = office
  const { browser: admin, cookie } = await office.signedInAs('administrator')
  const open = (path: string, query: Record<string, string>) =>
    admin.open(`${path}?${new URLSearchParams(query)}`)

  /** The completed form of the erasure page. */
  async function erasing(email: string, more: Record<string, string> = {}) {
    const { html } = await open(paths.adminErase(), { email })
    const hidden = (field: string) => new RegExp(`name="${field}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    return { _csrf: hidden('_csrf'), email, seen: hidden('seen'), confirmed: email, ...more }
  }

  function archiveOf(email: string, sent = cookie) {
    const url = `${office.url}${reviewPaths.exportPerson}?${new URLSearchParams({ email })}`
    return fetch(url, { headers: { cookie: sent } })
  }

  return {
    ...office,
    admin,
    someone: () => keepTracedPerson(store),
    search: (words: string) => open(paths.adminPrivacy(), { search: words }),
    personPage: (email: string) => open(paths.adminPerson(), { email }),
    erasePage: (email: string) => open(paths.adminErase(), { email }),
    erasing,
    erase: async (email: string, more: Record<string, string> = {}) =>
      admin.post(paths.adminErase(), await erasing(email, more)),
    archiveOf,
    async readArchive(email: string) {
      const answer = await archiveOf(email)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const files = unzip(Buffer.from(await answer.arrayBuffer()))
      return { files, record: JSON.parse(files.get('person.json') ?? '') }
    },
    async isKept(table: 'application' | 'note' | 'profile' | 'staff_user', id: string) {
      const rows = await store.db.selectFrom(table).select('id').where('id', '=', id).execute()
      return rows.length === 1
    },
    lastAudit: (action: AuditAction) =>
      store.db
        .selectFrom('audit')
        .select(['actor', 'subject_kind', 'subject_id', 'before', 'after'])
        .where('action', '=', action)
        .orderBy('id', 'desc')
        .executeTakeFirst(),
  }
}
