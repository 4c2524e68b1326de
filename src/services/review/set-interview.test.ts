import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keepExpert } from '../../../tests/harness/applications/kept-expert.ts'
import { openPostOffice } from '../../../tests/harness/mail/post-office.ts'
import { readMail } from '../../../tests/harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../../../tests/harness/mail/smtp-listener.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { NewInterview } from '../../domain/review/interview.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { type MoveOrder, moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'
import { previewInterview, readInterviews, setInterview } from './set-interview.ts'
import { undoMoves } from './undo-moves.ts'

let database: TestDatabase
let store: Store
let nia: Author
let listener: SmtpListener
let post: PostOffice
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
  nia = await makeStaff(store, 'coordinator', 'Nia Boateng')
  listener = await startSmtpListener()
  post = openPostOffice(store, listener.url)
})
afterAll(async () => {
  await post.close()
  await listener.close()
  await database.drop()
})

const starts_at = '2099-12-01T08:30:00Z'
const place = 'https://meet.example/aster'
const interview: NewInterview = { starts_at, minutes: 30, place }

async function applicant(status: ApplicationStatus = 'in_review', locale: Locale = 'en', answers = {}) {
  const expert = await keepExpert(store, answers)
  await store.db.updateTable('application').set({ locale }).where('id', '=', expert.id).execute()
  const path: ApplicationStatus[] = ['in_review', 'interview']
  for (const to of path.slice(0, path.indexOf(status) + 1)) await move(expert.id, { to, mail: null })
  return expert
}

async function move(id: string, order: Omit<MoveOrder, 'applications'>, heldMs = 0) {
  const { version } = await store.db
    .selectFrom('application')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return moveApplications(store, nia, { applications: [{ id, version }], ...order }, heldMs)
}

async function seenOf(id: string): Promise<string | null> {
  const read = await readInterviews(store, id)
  return read.ok ? read.value.upcoming : null
}

/** Waits until the server has accepted this number of mails for an address, and returns them. */
async function arrived(email: string, count: number) {
  const own = () => listener.arrived.filter(({ to }) => to === email)
  await expect.poll(() => own().length, { timeout: 20_000 }).toBe(count)
  return own().map(({ source }) => ({ ...readMail(source), source }))
}

/** The properties of the event, as a calendar reads them. */
function eventIn({ calendar }: Awaited<ReturnType<typeof arrived>>[number]) {
  const lines = String(calendar?.body)
    .replace(/\r?\n /g, '')
    .split(/\r?\n/)
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(/:(.*)/s, 2)))
}

describe('39.12 the mail about an interview', () => {
  test('39.12 has its time, place and interviewer, and a calendar file with an address to answer', async () => {
    const { id, email } = await applicant()
    expect(await move(id, { to: 'interview', interview })).toMatchObject({ ok: true })
    const [mail] = await arrived(email, 1)
    if (!mail) throw new Error('No mail')
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Tuesday, 1 December 2099 at 08:30 UTC')
      expect(part).toContain(place)
      expect(part).toContain('Nia Boateng')
      expect(part).not.toContain('two or three times')
    }
    expect(mail.calendar?.headers['content-type']).toMatch(/^text\/calendar; charset=utf-8; method=REQUEST/)
    expect(mail.ics?.headers['content-disposition']).toContain('filename=aster.ics')
    const file = String(mail.ics?.body)
    expect(file.replaceAll('\r\n', '')).not.toContain('\n')
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(eventIn(mail)).toMatchObject({
      METHOD: 'REQUEST',
      UID: expect.stringMatching(/^interview-[\da-f-]{36}@aster\.example$/),
      SEQUENCE: '0',
      DTSTART: '20991201T083000Z',
      DTEND: '20991201T090000Z',
      STATUS: 'CONFIRMED',
      LOCATION: place,
      URL: place,
      'ORGANIZER;CN="ASTER"': 'mailto:coordinator@aster.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE': `mailto:${email}`,
    })
  })

  test('39.12 a change and a cancellation replace the event: one UID, a higher sequence', async () => {
    const { id, email } = await applicant('interview')
    const set = async (given: NewInterview | null) =>
      setInterview(store, nia, { id, seen: await seenOf(id), interview: given })
    expect(await set(interview)).toMatchObject({ ok: true })
    expect(await set({ ...interview, starts_at: '2099-12-02T10:00:00Z' })).toMatchObject({
      ok: true,
    })
    expect(await set(null)).toMatchObject({ ok: true })
    const mails = await arrived(email, 3)
    const bySequence = mails.map(eventIn).sort((one, other) => Number(one.SEQUENCE) - Number(other.SEQUENCE))
    expect(
      bySequence.map(({ METHOD, SEQUENCE, STATUS, DTSTART }) => [METHOD, SEQUENCE, STATUS, DTSTART]),
    ).toEqual([
      ['REQUEST', '0', 'CONFIRMED', '20991201T083000Z'],
      ['REQUEST', '1', 'CONFIRMED', '20991202T100000Z'],
      ['CANCEL', '2', 'CANCELLED', '20991202T100000Z'],
    ])
    expect(new Set(bySequence.map(({ UID }) => UID)).size).toBe(1)
    expect(mails.map(({ headers }) => headers.subject?.replace(/ \(E-\d+\)$/, '')).toSorted()).toEqual([
      'Our interview has changed',
      'Our interview is cancelled',
      'We would like to talk to you',
    ])
  })

  test('39.11 is in the applicant’s language, with the time of UTC and of their country', async () => {
    const { id, email } = await applicant('interview', 'fr', { country: 'Kenya' })
    await setInterview(store, nia, { id, seen: null, interview })
    const [mail] = await arrived(email, 1)
    expect(mail?.text).toContain('mardi 1 décembre 2099 à 08:30 UTC')
    expect(mail?.text).toMatch(/Heure locale \(Kenya\)[\s:]+mardi 1 décembre 2099 à 11:30 UTC\+3/)
    expect(mail?.text).toContain('30 minutes')
    expect(mail && eventIn(mail).SUMMARY).toBe('Entretien avec ASTER')
  })

  test('39.11 of a country with several times it has the time of UTC alone', async () => {
    const { id, email } = await applicant('interview', 'en', { country: 'Brazil' })
    await setInterview(store, nia, { id, seen: null, interview })
    const [mail] = await arrived(email, 1)
    expect(mail?.text).toContain('08:30 UTC')
    expect(mail?.text).not.toContain('Time in')
  })

  test('39.13 a decision before the interview cancels it in the same mail, and undoing it does not', async () => {
    const { id, email } = await applicant('interview')
    await setInterview(store, nia, { id, seen: null, interview })
    const decline = { reason: 'capacity', note: '', tell: false } as const
    const held = await move(id, { to: 'declined', decline }, 600_000)
    expect(await seenOf(id)).toBeNull()
    await undoMoves(store, nia, { token: held.ok ? held.value.undo.token : '' })
    expect(await seenOf(id)).not.toBeNull()

    await move(id, { to: 'declined', decline })
    const mails = await arrived(email, 2)
    const last = mails.find(({ headers }) => headers.subject?.startsWith('About your application'))
    expect(last?.text.replaceAll('\n', ' ')).toContain(
      'Our interview on Tuesday, 1 December 2099 at 08:30 UTC does not take place.',
    )
    expect(last && eventIn(last)).toMatchObject({ METHOD: 'CANCEL', SEQUENCE: '1', STATUS: 'CANCELLED' })
  })
})

describe('39.13 an interview', () => {
  test('39.13 is set with the move and undone with it; until the invitation has left, nothing else changes it', async () => {
    const { id } = await applicant()
    const moved = await move(id, { to: 'interview', interview }, 600_000)
    const seen = await seenOf(id)
    const again = await setInterview(store, nia, { id, seen, interview: null })
    expect(again).toMatchObject({ refusal: { code: 'act_held' } })
    await undoMoves(store, nia, { token: moved.ok ? moved.value.undo.token : '' })
    expect(await readInterviews(store, id)).toMatchObject({ value: { interviews: [], is_open: false } })
  })

  test('39.13 is refused in the past, for strangers, for two at once, and outside the interviews', async () => {
    const { id } = await applicant('interview')
    const errorsOf = async (given: object) => {
      const outcome = await setInterview(store, nia, {
        id,
        seen: null,
        interview: { ...interview, ...given },
      })
      return outcome.ok ? {} : outcome.refusal.errors
    }
    expect(await errorsOf({ starts_at: '2020-01-01T08:30:00Z' })).toEqual({
      'interview.starts_at': 'too_early',
    })
    expect(await errorsOf({ starts_at: '9999-12-31T23:59:00Z' })).toEqual({
      'interview.starts_at': 'invalid_time',
    })
    const viewer = await makeStaff(store, 'viewer')
    expect(await errorsOf({ interviewer: viewer.id })).toEqual({ 'interview.interviewer': 'invalid_choice' })
    const [one, other] = [await keepExpert(store), await keepExpert(store)]
    const applications = [one, other].map((application) => ({ id: application.id, version: 1 }))
    expect(await moveApplications(store, nia, { applications, to: 'interview', interview }, 0)).toMatchObject(
      { refusal: { errors: { interview: 'too_many' } } },
    )
    expect(await setInterview(store, nia, { id: one.id, seen: null, interview })).toMatchObject({
      refusal: { code: 'wrong_status' },
    })
  })

  test('39.13 a change that conflicts with a colleague’s is refused; the audit has each action without the place', async () => {
    const { id, email } = await applicant('interview')
    const olu = await makeStaff(store, 'coordinator', 'Olu')
    await setInterview(store, olu, { id, seen: null, interview, mail: null })
    expect(await setInterview(store, nia, { id, seen: null, interview })).toMatchObject({
      refusal: { code: 'version_conflict' },
    })
    const seen = await seenOf(id)
    // The applicant does not know of the first one.
    await setInterview(store, nia, { id, seen, interview: { ...interview, interviewer: olu.id } })
    const [mail] = await arrived(email, 1)
    expect(mail?.headers.subject).toMatch(/^We would like to talk to you/)
    expect(mail?.text).toContain('Olu')
    const audit = await store.db
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('subject_id', '=', id)
      .where('action', 'in', ['interview_set', 'interview_changed', 'interview_cancelled'])
      .orderBy('id')
      .execute()
    expect(audit.map(({ action }) => action)).toEqual(['interview_set', 'interview_set'])
    expect(JSON.stringify(audit)).not.toContain('meet.example')
  })

  test('39.12 its mail is previewed with everything that it says', async () => {
    const { id, email } = await applicant('in_review', 'ru', { country: 'Kenya' })
    const preview = await previewMoves(store, nia, { ids: [id], to: 'interview', interview })
    const mail = preview.ok ? preview.value.moves[0]?.mail : null
    expect(mail).toMatchObject({ to: email, locale: 'ru' })
    expect(mail?.in_english?.text).toContain('at the time below')
    const labels = mail?.rows.map(({ label }) => label)
    expect(labels).toEqual(['Когда', 'Местное время (Кения)', 'Продолжительность', 'Где', 'С кем'])
    await move(id, { to: 'interview', mail: null })
    expect(await previewInterview(store, nia, { id, interview })).toMatchObject({
      value: { subject: 'Мы хотели бы с вами поговорить', rows: mail?.rows },
    })
    const none = await previewInterview(store, nia, { id, interview: null })
    expect(none).toMatchObject({ refusal: { code: 'not_found' } })
  })
})
