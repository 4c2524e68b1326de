import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { secretOfTests } from '../../harness/page-opened.ts'
import { type ServedAster, serveAster } from '../../harness/serve-aster.ts'
import { signInAs } from '../../harness/staff.ts'
import { freshDatabase, type TestDatabase } from '../../harness/test-database.ts'

let database: TestDatabase
let aster: ServedAster
let cookie: string
beforeAll(async () => {
  database = await freshDatabase()
  aster = await serveAster(database.url, { ASTER_SECRET: secretOfTests })
  cookie = (await signInAs(database.store, 'editor', aster.url)).cookie
}, 60_000)
afterAll(async () => {
  await aster.stop()
  await database.drop()
})

async function post(path: string, fields: Record<string, string>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await fetch(aster.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body,
  })
  return { status: answer.status, location: answer.headers.get('location') ?? '', html: await answer.text() }
}

const edit = (kind: string) => `${paths.adminContentEdit()}?kind=${kind}`

test('45.20 an entry that a colleague has removed meanwhile can be saved as a new one: nothing typed is lost', async () => {
  const partner = { kind: 'funding', name: 'Juniper', version: '0' }
  const { location } = await post(edit('partner'), partner)
  await database.store.db.deleteFrom('partner').execute()
  const typed = {
    ...partner,
    version: '1',
    description: 'Words of an hour',
    unpublish_at: '2031-01-01T10:00',
  }
  const gone = await post(location.replace(/&done.*/, ''), typed)
  expect(gone.status).toBe(409)
  expect(gone.html).toContain('A colleague has removed this entry in the meantime')
  for (const words of [
    'Add a partner</h1>',
    'value="Juniper"',
    'Words of an hour',
    'value="2031-01-01T10:00"',
  ])
    expect(gone.html).toContain(words)
  const action = /action="([^"]*content\/edit[^"]*)"/.exec(gone.html)?.[1] ?? ''
  expect(action).toBe(edit('partner'))
  const again = await post(action, { ...typed, version: '0', unpublish_at: '' })
  expect(again.location).toMatch(/&done=saved$/)
})
