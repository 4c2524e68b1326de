import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clean } from '../../src/domain/engine/clean.ts'
import type { Form } from '../../src/domain/engine/form.ts'
import { validate } from '../../src/domain/engine/validate.ts'
import { contactForm } from '../../src/domain/forms/contact.ts'
import { expertForm } from '../../src/domain/forms/expert.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { trainerForm } from '../../src/domain/forms/trainer.ts'
import { applicationStatuses } from '../../src/domain/statuses/application-status.ts'
import { messageStatuses } from '../../src/domain/statuses/message-status.ts'
import { keepMessage } from '../../src/store/messages.ts'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
import { holdsRealPeople, plantDemo } from './plant.ts'
import { makeRecords } from './records.ts'
import { summarise } from './summary.ts'

const now = new Date()
const kinds = ['expert', 'hospital', 'trainer'] as const
const forms = { expert: expertForm, hospital: hospitalForm, trainer: trainerForm }

let database: TestDatabase
let first: { applications: number; messages: number }
beforeAll(async () => {
  database = await freshDatabase()
  first = await plantDemo(database.store, now)
})
afterAll(() => database.drop())

const applications = () => database.store.db.selectFrom('application').selectAll().execute()
const messages = () => database.store.db.selectFrom('contact_message').selectAll().execute()

describe('the demo data', () => {
  test.each(kinds)('shows %s applications in every status', async (kind) => {
    const rows = (await applications()).filter((row) => row.kind === kind)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(applicationStatuses(kind)))
  })

  test('shows messages in every status', async () => {
    expect(new Set((await messages()).map(({ status }) => status))).toEqual(new Set(messageStatuses))
  })

  test('holds only what the forms accept, in the shape in which they store it', async () => {
    const kept: [Form, object][] = [
      ...(await applications()).map(({ kind, answers }): [Form, object] => [forms[kind], answers]),
      ...(await messages()).map(({ answers }): [Form, object] => [contactForm, answers]),
    ]
    expect(kept).toHaveLength(first.applications + first.messages)
    for (const [form, answers] of kept) {
      expect(validate(form, answers)).toEqual({})
      expect(clean(form, answers)).toEqual(answers)
    }
  })

  test('is as old as its status says, and never from the future', async () => {
    for (const { status, submitted_at, updated_at } of await applications()) {
      expect(submitted_at.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(now.getTime() - submitted_at.getTime()).toBeLessThanOrEqual(541 * 86_400_000)
      expect(updated_at.getTime()).toBeLessThanOrEqual(now.getTime())
      if (status === 'submitted') expect(updated_at).toEqual(submitted_at)
      else expect(updated_at.getTime()).toBeGreaterThan(submitted_at.getTime())
    }
  })

  test('never says the same thing twice', async () => {
    const texts = [...(await applications()), ...(await messages())].map(
      ({ answers: { motivation, requested_support_description, message } }) =>
        motivation ?? requested_support_description ?? message,
    )
    const given = texts.filter((text) => text !== undefined)
    expect(given.length).toBeGreaterThan(250)
    expect(new Set(given).size).toBe(given.length)
  })

  test('writes to nobody: every address ends in .example', async () => {
    const rows = [...(await applications()), ...(await messages())]
    expect(rows.filter(({ email }) => !email.endsWith('.example'))).toEqual([])
    expect(await holdsRealPeople(database.store)).toBe(false)
  })

  test('is the same on the next day, apart from its dates', () => {
    const people = (day: Date) => makeRecords(day).applications.map(({ id, answers }) => ({ id, answers }))
    expect(people(new Date(now.getTime() + 86_400_000))).toEqual(people(now))
  })

  test('adds nothing when it is made a second time', async () => {
    const tomorrow = new Date(now.getTime() + 86_400_000)
    expect(await plantDemo(database.store, tomorrow)).toEqual({ applications: 0, messages: 0 })
    expect(await applications()).toHaveLength(first.applications)
  })

  test('is counted by kind and status', async () => {
    const table = await summarise(database.store)
    expect(table).toMatch(/expert +hospital +trainer +message\n/)
    expect(table).toMatch(/paused +12 +· +3 +·\n/)
    expect(table).toMatch(/all +160 +90 +50 +36$/)
  })
})

test('a database in which somebody real has written is noticed', async () => {
  const own = await freshDatabase()
  const answers = { name: 'Ada', email: 'ada@somewhere.org', message: 'May a small hospital apply?' }
  await keepMessage(own.store, { answers })
  expect(await holdsRealPeople(own.store)).toBe(true)
  await own.drop()
})
