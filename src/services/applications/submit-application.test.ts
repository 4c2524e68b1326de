import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { freshPass } from '../../../tests/harness/protection/fresh-pass.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import type { AnswersOf } from '../../domain/forms/engine/form.ts'
import type { hospitalForm } from '../../domain/forms/hospital.ts'
import type { trainerForm } from '../../domain/forms/trainer.ts'
import { listConsents } from '../../store/privacy/consents.ts'
import { isPassUsed } from '../../store/protection/used-passes.ts'
import { submitApplication } from './submit-application.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const newHospital = (): AnswersOf<typeof hospitalForm> => ({
  name: 'Bepoase District Hospital',
  address: '1 Market Road',
  city: 'Bepoase',
  country: 'Ghana',
  contact_person: 'Ama Owusu',
  phone_number: '+233 20 123 4567',
  email: `${randomUUID()}@hospital.example`,
  num_of_employees: 120,
  num_of_beds: 80,
  num_of_outpatients: 900,
  institution_level_id: 2,
  requested_support_description: 'A laboratory that has opened this year.',
  requested_support_reason: 'Nobody here has read an antibiogram before.',
  expert_work_expectations: 'A call every week.',
  expected_project_outcome: 'An antibiogram of our own.',
  support_timeframe: '6-12',
  method_of_support: 'onlineOnly',
  terms_and_conditions: true,
  information_accuracy_confirmation: true,
})

const newTrainer = (): AnswersOf<typeof trainerForm> => ({
  name: 'Ama',
  surname: 'Owusu',
  email: `${randomUUID()}@hospital.example`,
  phone_number: '+233 20 123 4567',
  country_origin: 'Ghana',
  field_of_expertise_ids: [1, 5],
  language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
})

const submit = (kind: 'hospital' | 'trainer', answers: object, idempotencyKey?: string) =>
  submitApplication(
    database.store,
    kind,
    { answers, locale: 'en', idempotencyKey, pass: freshPass() },
    settingsOfTests.pins,
  )

describe.each([
  ['hospital', newHospital, /^H-\d{5}$/],
  ['trainer', newTrainer, /^T-\d{5}$/],
] as const)('a %s (a form without files)', (kind, newAnswers, reference) => {
  test('can apply, and both mails have the reference', async () => {
    const outcome = await submit(kind, newAnswers())
    expect(outcome).toMatchObject({ ok: true, value: { reference: expect.stringMatching(reference) } })
    if (!outcome.ok) return
    const mails = await database.store.db
      .selectFrom('mail')
      .select('letter')
      .where('application_id', '=', outcome.value.id)
      .execute()
    expect(mails).toHaveLength(2)
    for (const { letter } of mails) expect(letter.subject).toContain(outcome.value.reference)
  })

  test('is stored once per idempotency key', async () => {
    const key = randomUUID()
    const answers = newAnswers()
    const [first, second] = await Promise.all([submit(kind, answers, key), submit(kind, answers, key)])
    expect(first.ok).toBe(true)
    expect(second).toEqual(first)
  })
})

test('a hospital’s consent to the terms is stored, and what a trainer accepts by sending', async () => {
  const consents = async (outcome: Awaited<ReturnType<typeof submit>>) =>
    outcome.ok ? (await listConsents(database.store, outcome.value.id)).map(({ field }) => field) : undefined
  expect(await consents(await submit('hospital', newHospital()))).toEqual(['terms_and_conditions'])
  expect(await consents(await submit('trainer', newTrainer()))).toEqual(['terms'])
})

test('a hospital may send several requests, a trainer only one application', async () => {
  const [hospital, trainer] = [newHospital(), newTrainer()]
  expect(await submit('hospital', hospital)).toMatchObject({ ok: true })
  expect(await submit('hospital', hospital)).toMatchObject({ ok: true })
  expect(await submit('trainer', trainer)).toMatchObject({ ok: true })
  expect(await submit('trainer', trainer)).toEqual({ ok: false, refusal: { code: 'email_taken' } })
})

test('a refused application uses its pass up, also if it would end a draft', async () => {
  const answers = newTrainer()
  await submit('trainer', answers)
  const pass = freshPass()
  const sent = { answers, locale: 'en', drafts: [randomUUID()], pass } as const
  expect(await submitApplication(database.store, 'trainer', sent, settingsOfTests.pins)).toEqual({
    ok: false,
    refusal: { code: 'email_taken' },
  })
  expect(await isPassUsed(database.store, pass.id)).toBe(true)
})
