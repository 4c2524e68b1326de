import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepChoice, keepThree } from '../../../tests/harness/kept-choice.ts'
import { keepActiveExpert } from '../../../tests/harness/kept-collaboration.ts'
import { keepMatch } from '../../../tests/harness/kept-match.ts'
import { makeStaff } from '../../../tests/harness/staff.ts'
import { matchIn } from '../../../tests/harness/steered-match.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { mailsTo } from '../../../tests/harness/what-became.ts'
import type { Store } from '../../store/open-store.ts'
import { declineAfterAll } from '../programme/decline-after-all.ts'
import { readOwnProgramme } from '../programme/read-own-programme.ts'
import { moveApplications } from '../review/move-applications.ts'
import { askExperts } from './ask-experts.ts'
import { readInvitation } from './read-invitation.ts'
import { dropSuggestion } from './suggest-expert.ts'

let database: TestDatabase
let store: Store
let staff: Awaited<ReturnType<typeof makeStaff>>
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  staff = await makeStaff(store, 'coordinator')
})
afterAll(() => database.drop())

const subjects = async (email: string) => (await mailsTo(store, email)).map(({ letter }) => letter.subject)

test('21.12 an expert who said yes and is removed gets a mail, and their link says why', async () => {
  const { first, hospital } = await keepThree(store, staff)
  expect(await dropSuggestion(store, staff, first.id)).toMatchObject({ ok: true })
  expect((await subjects(first.email)).join()).toContain('You are not needed this time')
  expect(await readInvitation(store, first.token, 'en')).toMatchObject({ value: { isClosed: true } })

  const silent = await keepMatch(store, hospital.id, 'suggested', await keepActiveExpert(store))
  await askExperts(store, staff, hospital.id, { matchIds: [silent.id] })
  await dropSuggestion(store, staff, silent.id)
  expect((await subjects(silent.email)).join()).not.toContain('You are not needed this time')
})

test('21.12 a chosen expert who cannot do it gets a mail that nothing more is needed', async () => {
  const { first } = await keepChoice(store, staff)
  const order = { ...(await matchIn(store, first.id)), reason: 'Told us by telephone.' }
  expect(await declineAfterAll(store, staff, order)).toMatchObject({ ok: true })
  const sent = (await subjects(first.email)).join()
  expect(sent).toContain('Thank you for telling us')
  expect(sent).not.toContain('A hospital has chosen you')
})

test('24.26 an expert who has withdrawn does not read that they are on a shortlist', async () => {
  const { other } = await keepChoice(store, staff)
  const own = { applicationId: other.expertId, kind: 'expert' as const }
  const standing = async () => {
    const read = await readOwnProgramme(store, own, 'en')
    return read.ok ? read.value.matches.map(({ status }) => status) : []
  }
  expect(await standing()).toEqual(['shortlisted'])
  const { version } = await store.db
    .selectFrom('application')
    .select('version')
    .where('id', '=', other.expertId)
    .executeTakeFirstOrThrow()
  const order = { applications: [{ id: other.expertId, version }], to: 'withdrawn', mail: null } as const
  expect(await moveApplications(store, staff, order, 600_000)).toMatchObject({ ok: true })
  expect(await standing()).toEqual(['lapsed'])
})
