import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, lastMail, openBrowser, pinIn, storedApplication } from '../applicants/own-expert.ts'

const [, told = ''] = readFileSync('docs/operations.md', 'utf8').split('## Incident response')
const [steps = ''] = told.split('\n## ')
const quoted = [...steps.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)
const commands = quoted.filter((text) => /^(UPDATE|DELETE) /.test(text))

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('every page that a step names exists', () => {
  const pages = quoted.filter((text) => /^\/admin/.test(text))
  expect(pages.length).toBeGreaterThan(5)
  const known = Object.values(paths).map((path) => (path as (part: string) => string)('x'))
  expect(pages.filter((page) => !known.includes(page))).toEqual([])
})

test('every command that a step names runs as written', async () => {
  const { store } = api.database
  const person = await makeStaff(store, 'administrator')
  expect(commands.length).toBeGreaterThan(3)
  for (const command of commands) await sql.raw(command.replaceAll('…', person.email)).execute(store.db)
  const left = await store.db.selectFrom('staff_user').select('disabled_at').execute()
  expect(left).toEqual([{ disabled_at: expect.any(Date) }])
})

test('after a leak, old PINs no longer work and owners can get new ones', async () => {
  const { store } = api.database
  const expert = await keepExpert(store)
  const command = commands.find((one) => one.includes('pin_hash')) ?? ''
  await sql.raw(command).execute(store.db)
  const browser = openBrowser(api.app)
  expect((await browser.authenticate(expert)).statusCode).toBe(401)
  await browser.call('POST', `${experts}/send-new-pin`, { hash: expert.hash })
  const pin = pinIn((await lastMail(store, expert.id))?.text)
  expect((await browser.authenticate({ ...expert, pin })).statusCode).toBe(200)
})

test('an address that an attacker entered into an application is restored', async () => {
  const { store } = api.database
  const { id, email } = await keepExpert(store)
  const strange = 'stranger@hospital.example'
  const written = sql`jsonb_set(answers, '{email}', to_jsonb(${strange}::text))`
  await sql`UPDATE application SET answers = ${written} WHERE id = ${id}`.execute(store.db)
  const command = commands.find((one) => one.includes('pin_sent_to')) ?? ''
  await sql.raw(command.replace('…', strange)).execute(store.db)
  expect((await storedApplication(store, id)).answers).toMatchObject({ email })
})
