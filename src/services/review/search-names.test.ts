import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withClient } from '../../../tests/harness/postgres/fingerprint.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { applicationQuery } from '../../domain/review/application-query.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import { listInbox } from '../../store/contact/inbox.ts'
import { listOutbox } from '../../store/mail/outbox.ts'
import { findPerson } from '../privacy/find-person.ts'
import { readBoard } from '../programme/read-board.ts'
import { listApplicationPage } from './list-applications.ts'

/** Stored names, each with the spellings that must find it. */
const typed = {
  Алёна: ['Алена', 'алёна', 'АЛЕНА'],
  Ахмедов: ['Ахмёдов', 'ахмедов'],
  Зайцев: ['ЗАЙЦЕВ', 'зайцев'],
  محمّد: ['محمد', 'مُحَمَّد', 'محـمد'],
  أحمد: ['احمد', 'أحمد', 'إحمد'],
  إبراهيم: ['ابراهيم', 'إِبْرَاهِيم'],
  'مستشفى المدينة': ['مستشفي المدينه', 'المدينة مستشفى'],
}
const names = Object.keys(typed)
const searches = Object.entries(typed).flatMap(([name, ways]) => ways.map((search) => ({ name, search })))

const addressOf = (name: string) => `${name.replace(' ', '.')}@mail.example`

let database: TestDatabase
beforeAll(async () => {
  const answers = (name: string) => JSON.stringify({ name, email: `${randomUUID()}@mail.example` })
  const each = (write: (name: string) => string) => names.map(write).join(';\n')
  database = await freshDatabase()
  const rows = `${each((name) => `INSERT INTO application (kind, status, answers) VALUES ('hospital', 'eligible', '${answers(name)}')`)};
    ${each((name) => `INSERT INTO contact_message (answers) VALUES ('${answers(name)}')`)};
    ${each((name) => `INSERT INTO mail (recipient, locale, letter) VALUES ('${addressOf(name)}', 'ar', '{"subject": "", "parts": []}')`)}`
  await withClient(database.url, (client) => client.query(rows))
})
afterAll(() => database.drop())

describe('35.20 names in Cyrillic and Arabic script are found with and without diacritics', () => {
  test.for(searches)('$name by $search', async ({ name, search }) => {
    const { store } = database
    const listed = await listApplicationPage(
      store,
      everywhere,
      v.parse(applicationQuery, { kind: 'hospital', search }),
    )
    expect(listed).toMatchObject({ ok: true, value: { rows: [{ name }] } })
    expect(await listInbox(store, 'open', { search }, { atMost: 9 })).toMatchObject([{ name }])
    const mails = await listOutbox(store, everywhere, { status: 'queued', search }, { atMost: 9 })
    expect(mails.map(({ recipient }) => recipient)).toEqual([addressOf(name)])
    const board = await readBoard(store, { id: randomUUID() }, { search })
    expect(board.eligible?.tickets).toMatchObject([{ hospital: name }])
    const found = await findPerson(store, search)
    const traces = found.ok ? found.value.traces : []
    expect(new Set(traces.map(({ table }) => table))).toEqual(
      new Set(['application', 'contact_message', 'mail']),
    )
  })
})

test('35.20 й is another letter than и', async () => {
  const search = v.parse(applicationQuery, { kind: 'hospital', search: 'Заицев' })
  expect(await listApplicationPage(database.store, everywhere, search)).toMatchObject({ value: { rows: [] } })
})
