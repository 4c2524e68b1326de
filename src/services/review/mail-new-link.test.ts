import { describe, expect, test } from 'vitest'
import { keepHospital } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { tokenIn } from '../../domain/applicants/applicant-paths.ts'
import { personalLinksIn } from '../../mail/letters/write-letter.ts'
import { authenticate, sendNewPin } from '../applicants/authenticate.ts'
import { sendShortlist } from '../matching/send-shortlist.ts'
import { mailNewLink } from './mail-new-link.ts'

const desk = coordinatorDesk()
const { pins } = settingsOfTests
const heldMs = 600_000

/** A hospital whose PIN is a week old, and whose shortlist is held. */
async function heldShortlist() {
  const hospital = await keepHospital(desk.store, 'eligible', Array(3).fill('interested'))
  await desk.store.db
    .updateTable('edit_link')
    .set({ pin_created_at: new Date('2026-01-05T10:00:00Z') })
    .where('application_id', '=', hospital.id)
    .execute()
  const matchIds = hospital.matches.map(({ id }) => id)
  await sendShortlist(desk.store, desk.staff, hospital.id, { matchIds }, heldMs)
  return hospital
}

const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())

async function readMails(email: string) {
  const [shortlist, latest] = await desk.outcomes.mailsTo(email)
  const hash = tokenIn(shortlist ? (personalLinksIn(shortlist.letter)[0] ?? '') : '')
  return { shortlist: shortlist?.text, hash, pin: /"text":"(\d{6})"/.exec(latest?.text ?? '')?.[1] ?? '' }
}

const opens = async (credentials: { hash: string; email: string; pin: string }) =>
  (await authenticate(desk.store, 'hospital', credentials, pins)).ok

describe('6.12 a mail that is held', () => {
  test('6.12 names the old PIN until there is another', async () => {
    const { email } = await heldShortlist()
    expect((await readMails(email)).shortlist).toContain('mailed you, on 5 January 2026')
  })

  test('6.12 keeps its link when staff mail a new one, and names and takes the new PIN', async () => {
    const hospital = await heldShortlist()
    const { id, email } = hospital
    const mailed = await mailNewLink(desk.store, desk.staff, id, pins)
    expect(mailed).toEqual({ ok: true, value: { to: email, shortlist_waits: false } })
    const { shortlist, hash, pin } = await readMails(email)
    expect(shortlist).toContain(`mailed you, on ${today}`)
    expect(await opens({ hash, email, pin })).toBe(true)
    expect(await opens({ hash, email, pin: hospital.pin })).toBe(false)
    expect(await opens({ hash: hospital.hash, email, pin })).toBe(false)
  })

  test('6.12 once it is sent, its link is ended by the next new one', async () => {
    const { id, email } = await heldShortlist()
    const { hash } = await readMails(email)
    await desk.store.db.updateTable('mail').set({ status: 'sent', sent_at: new Date() }).execute()
    await mailNewLink(desk.store, desk.staff, id, pins)
    const { pin } = await readMails(email)
    expect([pin.length, await opens({ hash, email, pin })]).toEqual([6, false])
  })

  test('6.12 names and takes a new PIN that its reader asks for', async () => {
    const hospital = await heldShortlist()
    const { email } = hospital
    await sendNewPin(desk.store, 'hospital', hospital.hash, pins)
    const { shortlist, hash, pin } = await readMails(email)
    expect(shortlist).toContain(`mailed you, on ${today}`)
    expect(await opens({ hash, email, pin })).toBe(true)
  })
})
