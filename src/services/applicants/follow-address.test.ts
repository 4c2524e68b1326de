import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepHospital } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { findApplication } from '../../store/applications/application.ts'
import { matchingServices } from '../matching/matching-services.ts'
import { askAddressChange } from './ask-address-change.ts'
import { confirmAddress } from './confirm-address.ts'
import { issueAccess, makeAccess } from './issue-access.ts'

const desk = coordinatorDesk()
const { pins } = settingsOfTests
const headings = async (email: string) =>
  (await desk.outcomes.mailsTo(email)).map(({ letter }) => letter.heading)

/** An expert who is being asked about a request, and enters a new address meanwhile. */
async function askedExpert() {
  const { id, matches } = await keepHospital(desk.store, 'eligible', ['suggested'])
  const [match] = matches
  if (!match) throw new Error('No match')
  const expert = await findApplication(desk.store, match.expertId)
  if (!expert) throw new Error('No expert')
  const access = makeAccess(pins)
  await issueAccess(desk.store, expert.id, access)
  await matchingServices(desk.store, 600_000).askExperts(desk.staff, id, { matchIds: [match.id] })
  const email = `new.${randomUUID()}@clinic.example`
  await askAddressChange(desk.store, expert, email)
  const [confirmation] = await desk.outcomes.mailsTo(email)
  const token = /confirm-email\?k=([\w-]{22})/.exec(confirmation?.text ?? '')?.[1] ?? ''
  return {
    old: expert.email,
    email,
    confirm: () => confirmAddress(desk.store, { token, pin: access.pin }, pins),
  }
}

test('6.13 a held mail goes to the new address once it is confirmed, and not before', async () => {
  const { old, email, confirm } = await askedExpert()
  const [held, ...others] = await headings(old)
  expect(others).toEqual(['A new email address was entered'])
  expect(await headings(email)).not.toContain(held)
  expect(await confirm()).toMatchObject({ ok: true })
  expect(await headings(email)).toContain(held)
})

test('6.13 a mail that is meant for the former address goes there', async () => {
  const { old, confirm } = await askedExpert()
  await confirm()
  expect(await headings(old)).toEqual(['A new email address was entered', 'Your email address was changed'])
})

test('6.13 a mail that was sent, or is being sent, keeps its recipient', async () => {
  const { old, confirm } = await askedExpert()
  const [held] = await headings(old)
  await desk.store.db
    .updateTable('mail')
    .set({ status: 'sending', lease: randomUUID() })
    .where('recipient', '=', old)
    .execute()
  await confirm()
  expect(await headings(old)).toContain(held)
})
