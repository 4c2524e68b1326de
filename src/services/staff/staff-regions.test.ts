import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepRegional, type RegionalRecords } from '../../../tests/harness/staff/regional-records.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { applicationFilter, applicationQuery } from '../../domain/review/application-query.ts'
import { auditQuery } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findRegions } from '../../store/staff/staff-regions.ts'
import { listMails } from '../mail/read-outbox.ts'
import { countOpenFor } from '../review/count-open.ts'
import { findAnything } from '../review/find-anything.ts'
import { listApplicationPage } from '../review/list-applications.ts'
import { readGroup } from '../review/mail-group.ts'
import { readApplication } from '../review/read-application.ts'
import { readToday } from '../review/read-today.ts'
import { readTimeline } from '../review/timeline/read-timeline.ts'
import { changeStaff, limitStaff } from './change-staff.ts'
import { readAudit } from './read-audit.ts'

let database: TestDatabase
let store: Store
let nowhere: string
let african: Staff
let boss: Staff
let ghana: RegionalRecords
let poland: RegionalRecords
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  ghana = await keepRegional(store, 'Ghana')
  poland = await keepRegional(store, 'Poland')
  const lost = {
    kind: 'hospital',
    answers: { name: 'Hospital of nowhere', email: 'lost@hospital.example' },
  } as const
  nowhere = (await store.db.insertInto('application').values(lost).returning('id').executeTakeFirstOrThrow())
    .id
  boss = await makeStaff(store, 'administrator')
  african = { ...(await makeStaff(store, 'coordinator')), regions: [1] }
})
afterAll(() => database.drop())

async function listed(kind: 'expert' | 'hospital' | 'trainer', staff: Staff = african) {
  const page = await listApplicationPage(store, staff, v.parse(applicationQuery, { kind }))
  if (!page.ok) throw new Error(page.refusal.code)
  return { ids: new Set(page.value.rows.map(({ id }) => id)), total: page.value.total?.count }
}

test('41.75 Lists and their counts leave out what lies outside; experts and applications without a region stay', async () => {
  expect(await listed('hospital')).toEqual({ ids: new Set([ghana.hospital, nowhere]), total: 2 })
  expect(await listed('trainer')).toEqual({ ids: new Set([ghana.trainer]), total: 1 })
  expect(await listed('expert')).toEqual({ ids: new Set([ghana.expert, poland.expert]), total: 2 })
  expect((await listed('hospital', boss)).total).toBe(3)
})

test('41.75 The palette finds no hospital, trainer or match of another region', async () => {
  const found = async (search: string) => {
    const answer = await findAnything(store, african, search)
    return answer.ok ? answer.value.found.map(({ kind }) => kind) : []
  }
  expect(await found('Ghana')).toEqual(expect.arrayContaining(['hospital', 'expert', 'trainer', 'match']))
  expect(await found('Poland')).toEqual(['expert'])
})

test('41.75 Today and the counts of sections hold only what is to be done in one’s regions', async () => {
  const today = await readToday(store, african)
  expect(today.ok && today.value.new.kinds).toEqual({ expert: 0, hospital: 2, trainer: 1 })
  expect(await countOpenFor(store, african)).toMatchObject({ hospitals: 2, trainers: 1 })
  expect(await countOpenFor(store, boss)).toMatchObject({ hospitals: 3, trainers: 2 })
})

test('41.75 A mail to a list reaches only one’s own region, also of experts', async () => {
  const filter = v.parse(applicationFilter, { kind: 'expert' })
  const everybody = async (staff: Staff) => {
    const { count, leftOut } = await readGroup(store, staff, filter)
    return count + leftOut.length
  }
  expect([await everybody(african), await everybody(boss)]).toEqual([1, 2])
})

test('41.76 An expert’s record tells nothing of the requests of other regions', async () => {
  const requests = async (staff: Staff) => {
    const read = await readApplication(store, poland.expert, staff)
    return read.ok ? read.value.workload?.requests.map(({ hospital_id }) => hospital_id) : undefined
  }
  expect([await requests(african), await requests(boss)]).toEqual([[], [poland.hospital]])
  const told = async (staff: Staff) => JSON.stringify(await readTimeline(store, staff, poland.expert, {}))
  expect(await told(african)).not.toContain('Hospital of Poland')
  expect(await told(boss)).toContain('Hospital of Poland')
})

test('41.76 The outbox and the audit leave out mails, matches and requests of other regions', async () => {
  const mails = async (staff: Staff) => {
    const page = await listMails(store, staff, { status: 'queued' })
    return { ids: page.rows.map(({ id }) => id).sort(), queued: page.counts.queued }
  }
  expect(await mails(african)).toEqual({ ids: [ghana.mail], queued: 1 })
  expect(await mails(boss)).toEqual({ ids: [ghana.mail, poland.mail].sort(), queued: 2 })
  for (const one of [ghana, poland]) {
    for (const [kind, id] of [
      ['application', one.hospital],
      ['application', one.expert],
      ['match', one.match],
      ['mail', one.mail],
    ] as const)
      await writeAudit(store, { actor: 'system' }, 'match_noted', [kind, id])
  }
  const entries = async (staff: Staff) => {
    const page = await readAudit(store, staff, v.parse(auditQuery, { action: 'match_noted' }))
    return page.ok ? new Set(page.value.entries.map(({ subject_id }) => subject_id)) : undefined
  }
  expect(await entries(african)).toEqual(
    new Set([ghana.hospital, ghana.expert, ghana.match, ghana.mail, poland.expert]),
  )
  expect((await entries(boss))?.size).toBe(8)
})

test('41.79 An administrator limits a colleague, with an audit entry; administrators are never limited', async () => {
  const colleague = await makeStaff(store, 'coordinator')
  expect(await limitStaff(store, boss, colleague.id, [1, 3])).toEqual({ ok: true, value: undefined })
  expect(await findRegions(store, colleague.id, 'coordinator')).toEqual([1, 3])
  await limitStaff(store, boss, colleague.id, [1, 3])
  const entries = await store.db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('subject_id', '=', colleague.id)
    .where('action', '=', 'staff_regions_changed')
    .execute()
  expect(entries).toEqual([{ before: { regions: [] }, after: { regions: [1, 3] } }])
  await changeStaff(store, boss, colleague.id, { role: 'administrator' })
  expect(await findRegions(store, colleague.id, 'administrator')).toEqual([])
  await limitStaff(store, boss, boss.id, [2])
  expect(await findRegions(store, boss.id, 'coordinator')).toEqual([])
})
