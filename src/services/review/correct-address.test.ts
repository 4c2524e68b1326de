import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { keepHospital } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { tokenIn } from '../../domain/applicants/applicant-paths.ts'
import { findApplication } from '../../store/applications/application.ts'
import { askAddressChange } from '../applicants/ask-address-change.ts'
import { authenticate } from '../applicants/authenticate.ts'
import { sendShortlist } from '../matching/send-shortlist.ts'
import { correctAddress, type NewAddress } from './correct-address.ts'
import { readApplication } from './read-application.ts'

const desk = coordinatorDesk()
const { pins } = settingsOfTests
const reason = 'She spelled it out on the telephone.'
const newEmail = () => `right.${randomUUID()}@clinic.example`

const correct = (id: string, given: Partial<NewAddress>) =>
  correctAddress(desk.store, desk.staff, { id, version: 1, email: newEmail(), reason, ...given }, pins)
const opens = async (
  kind: 'expert' | 'hospital',
  credentials: { hash: string; email: string; pin: string },
) => (await authenticate(desk.store, kind, credentials, pins)).ok
const headings = async (email: string) =>
  (await desk.outcomes.mailsTo(email)).map(({ letter }) => letter.heading)

/** Link and PIN in the mail to the corrected address. */
async function accessOf(email: string) {
  const text = (await desk.outcomes.mailsTo(email)).at(-1)?.text ?? ''
  const [, href = ''] = /"href":"([^"]*)"/.exec(text) ?? []
  return { email, hash: tokenIn(href), pin: /"text":"(\d{6})"/.exec(text)?.[1] ?? '' }
}

describe('13.12 a mistyped e-mail address', () => {
  test('13.12 is corrected: link and PIN go to the right one, and earlier links, PINs and sessions end', async () => {
    const expert = await keepExpert(desk.store)
    const email = newEmail()
    const answer = await correct(expert.id, { email })
    expect(answer).toEqual({ ok: true, value: { to: email, version: 2, shortlist_waits: false } })
    const access = await accessOf(email)
    expect(await opens('expert', access)).toBe(true)
    expect(await opens('expert', expert)).toBe(false)
    expect(await opens('expert', { ...access, hash: expert.hash })).toBe(false)
    expect(await opens('expert', { ...access, email: expert.email })).toBe(false)
    expect(await headings(email)).toEqual(['We corrected your email address'])
    const [told, ...others] = await desk.outcomes.mailsTo(expert.email)
    expect([told?.letter.heading, others]).toEqual(['Your email address was changed', []])
    expect(told?.text).not.toContain(email)
  })

  test('13.12 leaves a history entry with its reason, and an audit entry without an address', async () => {
    const { id, email: before } = await keepExpert(desk.store)
    const email = newEmail()
    await correct(id, { email })
    const read = await readApplication(desk.store, id)
    expect(read.ok && read.value.changes).toMatchObject([
      { staff_name: 'Nia Boateng', reason, fields: [{ name: 'email', before, after: email }] },
    ])
    const entries = await desk.store.db.selectFrom('audit').selectAll().where('subject_id', '=', id).execute()
    expect(entries).toMatchObject([
      {
        action: 'application_address_corrected',
        fields: ['email', 'link', 'pin'],
        before: null,
        after: null,
      },
    ])
  })

  test('13.12 is validated like one in the form, and refused if another open application has it', async () => {
    const { id, email } = await keepExpert(desk.store)
    const other = await keepExpert(desk.store)
    const refused = async (given: Partial<NewAddress>) => {
      const answer = await correct(id, given)
      return answer.ok ? undefined : (answer.refusal.errors ?? answer.refusal.code)
    }
    expect(await refused({ email: 'ama@hospital' })).toEqual({ email: 'invalid_email' })
    expect(await refused({ email: email.toUpperCase() })).toEqual({ email: 'repeated' })
    expect(await refused({ email: other.email.toUpperCase() })).toBe('email_taken')
    expect(await refused({ version: 7 })).toBe('version_conflict')
    expect(await refused({ id: randomUUID() })).toBe('not_found')
    expect((await findApplication(desk.store, id))?.email).toBe(email)
    expect(await headings(email)).toEqual([])
  })

  test('13.12 a retry after a lost response changes and mails nothing more', async () => {
    const { id } = await keepExpert(desk.store)
    const email = newEmail()
    await correct(id, { email })
    expect(await correct(id, { email })).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await headings(email)).toHaveLength(1)
  })

  test('13.12 replaces an address that waits for its confirmation', async () => {
    const { id } = await keepExpert(desk.store)
    const application = await findApplication(desk.store, id)
    if (!application) throw new Error('No application')
    await askAddressChange(desk.store, application, newEmail())
    await correct(id, {})
    const read = await readApplication(desk.store, id)
    expect(read.ok && read.value.pending_email).toBeNull()
  })

  test('6.13 a held mail goes to the corrected address, and opens with the PIN mailed there', async () => {
    const hospital = await keepHospital(desk.store, 'eligible', Array(3).fill('interested'))
    const matchIds = hospital.matches.map(({ id }) => id)
    await sendShortlist(desk.store, desk.staff, hospital.id, { matchIds }, 600_000)
    const email = newEmail()
    const version = (await findApplication(desk.store, hospital.id))?.version ?? 0
    expect(await correct(hospital.id, { email, version })).toMatchObject({
      value: { shortlist_waits: false },
    })
    expect(await headings(hospital.email)).toEqual(['Your email address was changed'])
    const [shortlist] = await desk.outcomes.mailsTo(email)
    const hash = /select-expert\?h=([\w-]{22})"/.exec(shortlist?.text ?? '')?.[1] ?? ''
    expect(await opens('hospital', { ...(await accessOf(email)), hash })).toBe(true)
  })
})
