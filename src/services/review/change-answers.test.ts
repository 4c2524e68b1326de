import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { refreshMatchProfiles } from '../../store/matching/match-profiles.ts'
import type { Store } from '../../store/open-store.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { addFacts, correctAnswers } from './change-answers.ts'
import { readApplication } from './read-application.ts'

let database: TestDatabase
let store: Store
let nia: Author
let olu: Author
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  nia = await makeStaff(store, 'coordinator', 'Nia Boateng')
  olu = await makeStaff(store, 'coordinator', 'Olu Ade')
})
afterAll(() => database.drop())

async function read(id: string) {
  const outcome = await readApplication(store, id)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

const auditOf = (id: string) =>
  store.db
    .selectFrom('audit')
    .select(['action', 'fields', 'before', 'after'])
    .where('subject_id', '=', id)
    .execute()

const mailsTo = (id: string) =>
  store.db.selectFrom('mail').select('letter').where('application_id', '=', id).execute()

const facts = { level_of_expertise_id: 1, general_availability_time: '6 months' }

describe('the facts that the team adds', () => {
  test('11.15 are stored with who entered them, when, and what stood there before', async () => {
    const { id, answers } = await keepExpert(store)
    expect(await addFacts(store, nia, { id, version: 1, answers: facts })).toEqual({
      ok: true,
      value: { version: 2 },
    })
    const later = { general_availability_time: '12 months', level_of_expertise_id: null }
    expect(await addFacts(store, olu, { id, version: 2, answers: later })).toMatchObject({
      value: { version: 3 },
    })
    const { values, changes, fact_sources } = await read(id)
    expect(values).toEqual({ ...answers, general_availability_time: '12 months' })
    expect(changes).toEqual([
      {
        staff_name: 'Nia Boateng',
        changed_at: expect.any(String),
        reason: null,
        fields: [
          expect.objectContaining({ name: 'level_of_expertise_id', before: '', after: expect.any(String) }),
          expect.objectContaining({ name: 'general_availability_time', before: '', after: '6 months' }),
        ],
      },
      expect.objectContaining({
        staff_name: 'Olu Ade',
        fields: [
          expect.objectContaining({ name: 'level_of_expertise_id', after: '' }),
          expect.objectContaining({
            name: 'general_availability_time',
            before: '6 months',
            after: '12 months',
          }),
        ],
      }),
    ])
    expect(fact_sources).toEqual([
      { name: 'general_availability_time', by: 'Olu Ade', at: expect.any(String) },
    ])
  })

  test('11.15 are audited by their names, without their values, and not mailed', async () => {
    const { id } = await keepExpert(store)
    await addFacts(store, nia, { id, version: 1, answers: facts })
    expect(await auditOf(id)).toEqual([
      { action: 'application_facts_added', fields: Object.keys(facts), before: null, after: null },
    ])
    expect(await mailsTo(id)).toEqual([])
  })

  test('11.15 are validated by the form; answers of the applicant are not changed this way', async () => {
    const { id } = await keepExpert(store)
    const wrong = { level_of_expertise_id: 9, general_availability_time: 'x'.repeat(201) }
    expect(await addFacts(store, nia, { id, version: 1, answers: wrong })).toMatchObject({
      refusal: {
        code: 'invalid_answers',
        errors: { level_of_expertise_id: 'invalid_choice', general_availability_time: 'too_long' },
      },
    })
    const closed = { job_title: 'Head', email: 'a@b.example', salary: 1 }
    expect(await addFacts(store, nia, { id, version: 1, answers: closed })).toMatchObject({
      refusal: { errors: { job_title: 'unknown_field', email: 'unknown_field', salary: 'unknown_field' } },
    })
    const unknown = { id: randomUUID(), version: 1, answers: facts }
    expect(await addFacts(store, nia, unknown)).toMatchObject({ refusal: { code: 'not_found' } })
  })

  test('11.15 of two coordinators at once, the slower one gets a conflict; a repeated call changes nothing', async () => {
    const { id } = await keepExpert(store)
    const first = { id, version: 1, answers: facts }
    const second = { id, version: 1, answers: { general_availability_time: '3 months' } }
    const outcomes = await Promise.all([addFacts(store, nia, first), addFacts(store, olu, second)])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'version_conflict' } })
    const [winner, author] = outcomes[0].ok ? [first, nia] : [second, olu]
    expect(await addFacts(store, author, winner)).toEqual({ ok: true, value: { version: 2 } })
    expect((await read(id)).changes).toHaveLength(1)
  })

  test('11.15 reach matching at once', async () => {
    const { id } = await keepExpert(store, {}, 'active')
    const profile = () =>
      store.db.selectFrom('match_profile').selectAll().where('expert_id', '=', id).executeTakeFirst()
    await refreshMatchProfiles(store)
    const before = await profile()
    await addFacts(store, nia, { id, version: 1, answers: { registry_related_experience: [1, 2, 3, 4] } })
    await refreshMatchProfiles(store)
    expect((await profile())?.experience_points).toBeGreaterThan(before?.experience_points ?? 0)
  })

  test('11.15 name the applicant where the applicant entered one', async () => {
    const { id } = await keepExpert(store, { registry_related_experience: [2] })
    expect((await read(id)).fact_sources).toEqual([
      { name: 'registry_related_experience', by: null, at: null },
    ])
    await addFacts(store, nia, { id, version: 1, answers: { registry_related_experience: [1, 2] } })
    expect((await read(id)).fact_sources).toMatchObject([{ by: 'Nia Boateng' }])
  })

  test('are erased with the application, and their history too', async () => {
    const { id } = await keepExpert(store)
    await addFacts(store, nia, { id, version: 1, answers: facts })
    await eraseApplication(store, id)
    const left = store.db.selectFrom('answer_change').select('id').where('application_id', '=', id)
    expect(await left.execute()).toEqual([])
  })
})

describe('a correction', () => {
  const corrected = { job_title: 'Head pharmacist', phone: '+233 20 765 4321' }
  const reason = 'Two digits were swapped.'

  test('11.16 is stored with its reason, audited by field names, and mailed with old and new answers', async () => {
    const { id, email } = await keepExpert(store)
    const order = { id, version: 1, answers: corrected, reason }
    expect(await correctAnswers(store, nia, order)).toEqual({ ok: true, value: { version: 2 } })
    expect((await read(id)).changes).toMatchObject([
      {
        staff_name: 'Nia Boateng',
        reason,
        fields: [
          { name: 'phone', before: '+233 20 123 4567', after: corrected.phone },
          { name: 'job_title', before: 'Pharmacist', after: 'Head pharmacist' },
        ],
      },
    ])
    expect(await auditOf(id)).toEqual([
      { action: 'application_corrected', fields: ['phone', 'job_title'], before: null, after: null },
    ])
    const mails = await store.db.selectFrom('mail').selectAll().where('application_id', '=', id).execute()
    expect(mails).toMatchObject([{ recipient: email, secret: true }])
    for (const word of ['Pharmacist', ...Object.values(corrected), reason]) {
      expect(JSON.stringify(mails[0]?.letter)).toContain(word)
    }
    expect(await correctAnswers(store, nia, order)).toEqual({ ok: true, value: { version: 2 } })
    expect(await mailsTo(id)).toHaveLength(1)
  })

  test('11.16 is judged as the record that results, and refused for addresses, consents, files and facts of the team', async () => {
    const { id } = await keepExpert(store)
    const correct = (answers: object) =>
      correctAnswers(store, nia, { id, version: 1, answers: { ...answers }, reason })
    expect(await correct({ job_title: '' })).toMatchObject({ refusal: { errors: { job_title: 'required' } } })
    for (const name of ['email', 'consent', 'resume', 'work_experience', 'status']) {
      expect(await correct({ [name]: 'x' }), name).toMatchObject({
        refusal: { code: 'invalid_answers', errors: { [name]: 'unknown_field' } },
      })
    }
    expect(await mailsTo(id)).toEqual([])
    expect((await read(id)).version).toBe(1)
  })

  test('11.16 of somebody who has read an older version is a conflict', async () => {
    const { id } = await keepExpert(store)
    await correctAnswers(store, nia, { id, version: 1, answers: corrected, reason })
    const late = { id, version: 1, answers: { job_title: 'Nurse' }, reason }
    expect(await correctAnswers(store, olu, late)).toMatchObject({ refusal: { code: 'version_conflict' } })
  })

  test('3.17 names what was typed for ‘Other’, even if only the rest of the list changed', async () => {
    const other = { id: 0, value: 'Other', proficiency: 'Basic' }
    const rows = [{ id: 1, value: 'English', proficiency: 'Native' }, other]
    const typed = { language_proficiency_other: 'Wolof - Basic' }
    const { id } = await keepExpert(store, { language_proficiency: rows, ...typed })
    const answers = { language_proficiency: [{ id: 2, value: 'French', proficiency: 'Expert' }, other] }
    await correctAnswers(store, nia, { id, version: 1, answers, reason })
    const [before, after] = ['English - Native, Wolof - Basic', 'French - Expert, Wolof - Basic']
    expect((await read(id)).changes).toMatchObject([
      { fields: [{ name: 'language_proficiency', before, after }] },
    ])
    expect(await auditOf(id)).toMatchObject([{ fields: ['language_proficiency'] }])
    const [mail] = await mailsTo(id)
    for (const words of [before, after]) expect(JSON.stringify(mail?.letter)).toContain(words)
  })
})
