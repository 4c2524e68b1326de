import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualFacts } from '../../../src/domain/brand.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { agreementVersion } from '../../../src/domain/programme/agreement.ts'
import type { ReportKind } from '../../../src/domain/programme/reports.ts'
import { openFile } from '../../../src/services/review/read-application.ts'
import { keepFile } from '../../harness/applications/kept-expert.ts'
import type { OwnHospital } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../harness/staff/staff.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { type Browser, openBrowser } from '../applicants/own-expert.ts'
import { openMatch } from './own-match.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

const store = () => api.database.store
const db = () => store().db

const open = (status: MatchStatus, known?: OwnHospital) => openMatch(api, status, known)

const accept = (browser: Browser, id: string, changes: object = {}) =>
  browser.call('POST', `/api/matches/${id}/agreement`, {
    name: 'Ama Owusu',
    text_version: agreementVersion,
    ...changes,
  })

const handIn = async (browser: Browser, id: string, letter_of_commitment?: string) =>
  browser.call('POST', `/api/matches/${id}/letter`, {
    letter_of_commitment: letter_of_commitment ?? (await keepFile(store())),
  })

const report = { activities: 'Four sessions.', changes: 'Results come sooner.', next: 'A visit.' }

const send = (browser: Browser, id: string, kind: ReportKind, answers: object = report) =>
  browser.call('POST', `/api/matches/${id}/reports/${kind}`, answers)

const mine = async (browser: Browser) => {
  const { matches } = (await browser.call('GET', '/api/matches/mine')).json()
  return matches[0]
}

const statusOf = async (id: string) =>
  (await db().selectFrom('match').select('status').where('id', '=', id).executeTakeFirst())?.status

const entriesOf = (id: string) =>
  db().selectFrom('audit').select(['action', 'actor']).where('subject_id', '=', id).orderBy('id').execute()

/** The headings of the coordinator's mails, which are kept with the expert whom they name. */
const newsOf = async ({ id }: { id: string }) => {
  const mails = await db()
    .selectFrom('mail')
    .select('letter')
    .where('application_id', '=', id)
    .where('recipient', '=', usualFacts.coordinator_email)
    .execute()
  return mails.map(({ letter }) => letter.heading)
}

const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) => [
  statusCode,
  JSON.parse(body).code,
]

test('24.6 other people’s collaborations and the other side’s tasks answer 404', async () => {
  const { id, atExpert, atHospital } = await open('confirmed')
  const stranger = await open('confirmed')
  for (const browser of [stranger.atExpert, stranger.atHospital]) {
    expect(codeOf(await accept(browser, id))).toEqual([404, 'not_found'])
    expect(codeOf(await handIn(browser, id))).toEqual([404, 'not_found'])
  }
  expect(codeOf(await handIn(atExpert, id))).toEqual([404, 'not_found'])
  expect(codeOf(await accept(atHospital, randomUUID()))).toEqual([404, 'not_found'])
  expect(codeOf(await openBrowser(api.app).call('GET', '/api/matches/mine'))).toEqual([401, 'no_session'])

  const begun = await open('active')
  expect(codeOf(await send(begun.atHospital, begun.id, 'midterm_report'))).toEqual([404, 'not_found'])
  expect(codeOf(await send(begun.atExpert, begun.id, 'feedback_report'))).toEqual([404, 'not_found'])
  expect(codeOf(await send(atExpert, begun.id, 'midterm_report'))).toEqual([404, 'not_found'])
})

test('24.6 an action is refused in a status that does not allow it', async () => {
  for (const status of ['selected', 'agreement_signed', 'active', 'ended_early'] as const) {
    const { id, atExpert, atHospital } = await open(status)
    expect(codeOf(await accept(atExpert, id)), status).toEqual([409, 'wrong_status'])
    expect(codeOf(await handIn(atHospital, id)), status).toEqual([409, 'wrong_status'])
    if (status !== 'active')
      expect(codeOf(await send(atExpert, id, 'final_report')), status).toEqual([409, 'wrong_status'])
  }
})

describe('the agreement', () => {
  test('24.3 is accepted once by each side, with a name, in its current version', async () => {
    const { id, atExpert } = await open('confirmed')
    const nameless = await accept(atExpert, id, { name: '  ' })
    expect([nameless.statusCode, nameless.json().errors]).toEqual([422, { name: 'required' }])
    const letter = await accept(atExpert, id, { name: 'x' })
    expect([letter.statusCode, letter.json().errors], '24.27').toEqual([422, { name: 'too_short' }])
    const old = await accept(atExpert, id, { text_version: '2020-01-01' })
    expect(codeOf(old)).toEqual([409, 'version_conflict'])

    expect((await accept(atExpert, id, { name: ' Ama  Owusu ' })).statusCode).toBe(200)
    expect(codeOf(await accept(atExpert, id))).toEqual([409, 'wrong_status'])
    const { agreement: today } = (await atExpert.call('GET', '/api/matches/mine')).json()
    const kept = await db().selectFrom('agreement').selectAll().where('match_id', '=', id).execute()
    expect(kept).toMatchObject([{ side: 'expert', text_version: today.version, locale: 'en' }])
    const digest = createHash('sha256').update(today.text.join('\n\n')).digest()
    expect(kept[0]?.text_sha256.equals(digest)).toBe(true)
    expect(await mine(atExpert)).toMatchObject({
      tasks: [],
      agreement: { own: { text_version: agreementVersion }, other_accepted_at: null },
    })
    expect(await entriesOf(id)).toEqual([{ action: 'match_agreement_accepted', actor: 'applicant' }])
  })

  test('24.3 is complete exactly once, with both sides and the letter in any order', async () => {
    for (const isLetterLast of [true, false]) {
      const { id, expert, atExpert, atHospital } = await open('confirmed')
      if (!isLetterLast) expect((await handIn(atHospital, id)).statusCode).toBe(200)
      const both = await Promise.all([accept(atExpert, id), accept(atHospital, id)])
      expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      if (isLetterLast) {
        expect(await statusOf(id)).toBe('confirmed')
        const letters = await Promise.all([handIn(atHospital, id), handIn(atHospital, id)])
        expect(letters.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
      }
      expect(await statusOf(id)).toBe('agreement_signed')
      const moves = await db().selectFrom('match_move').selectAll().where('match_id', '=', id).execute()
      expect(moves).toMatchObject([
        { from_status: 'confirmed', to_status: 'agreement_signed', actor: 'system' },
      ])
      expect(await newsOf(expert)).toEqual(['Agreement and letter of commitment are complete'])
      expect((await entriesOf(id)).filter(({ action }) => action === 'match_signed')).toHaveLength(1)
    }
  })
})

describe('the letter of commitment', () => {
  test('24.3 can be opened by the hospital and by staff, and replaced; the earlier one is deleted', async () => {
    const { id, hospital, atExpert, atHospital } = await open('confirmed')
    const first = await keepFile(store())
    expect((await handIn(atHospital, id, first)).statusCode).toBe(200)
    expect((await handIn(atHospital, id, first)).statusCode).toBe(200)
    const { letter, tasks } = await mine(atHospital)
    expect(tasks).toEqual(['accept_agreement'])
    const opened = await atHospital.call('GET', letter.href)
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf'])
    const staff = await makeStaff(store(), 'coordinator')
    expect(await openFile(store(), staff, first)).toMatchObject({ ok: true })
    expect((await mine(atExpert)).letter).toMatchObject({ href: null })
    expect((await atExpert.call('GET', letter.href)).statusCode).toBe(404)

    expect((await handIn(atHospital, id)).statusCode).toBe(200)
    expect((await atHospital.call('GET', letter.href)).statusCode).toBe(404)
    const files = await db()
      .selectFrom('upload')
      .select('field')
      .where('application_id', '=', hospital.id)
      .execute()
    expect(files).toEqual([{ field: 'letter_of_commitment' }])
    const gone = await handIn(atHospital, id, randomUUID())
    expect([gone.statusCode, gone.json().errors]).toEqual([422, { letter_of_commitment: 'upload_gone' }])
  })

  test('24.3 of an earlier collaboration stays, and blocks neither a new one nor an edit of the request', async () => {
    const first = await open('confirmed')
    expect((await handIn(first.atHospital, first.id)).statusCode).toBe(200)
    await db().updateTable('match').set({ status: 'ended_early' }).where('id', '=', first.id).execute()
    const second = await open('confirmed', first.hospital)
    expect((await handIn(second.atHospital, second.id)).statusCode).toBe(200)
    const own = `/api/hospital-applications/${first.hospital.id}`
    const edit = await second.atHospital.call('PUT', own, { fieldsToUpdate: { num_of_beds: 7 } })
    expect(edit.statusCode).toBe(200)
    const letters = await db()
      .selectFrom('commitment_letter')
      .selectAll()
      .where('match_id', 'in', [first.id, second.id])
      .execute()
    expect(letters).toHaveLength(2)
  })
})

describe('a report', () => {
  test('24.4 is validated by field, stored, and mailed to the coordinator', async () => {
    const { id, expert, atExpert, atHospital } = await open('active')
    const empty = await send(atExpert, id, 'final_report', { activities: 'x', stranger: 1 })
    expect([empty.statusCode, empty.json().errors]).toEqual([
      422,
      { changes: 'required', next: 'required', stranger: 'unknown_field' },
    ])
    expect((await send(atExpert, id, 'final_report', { ...report, story_consent: true })).statusCode).toBe(
      200,
    )
    expect(codeOf(await send(atExpert, id, 'final_report'))).toEqual([409, 'wrong_status'])
    expect((await mine(atExpert)).reports[1]).toMatchObject({
      kind: 'final_report',
      status: 'submitted',
      answers: { ...report, story_consent: true },
    })
    const consents = await db()
      .selectFrom('consent')
      .select('field')
      .where('application_id', '=', expert.id)
      .execute()
    expect(consents).toEqual([{ field: 'story_consent' }])

    const own = await atExpert.call('GET', `/api/experts-applications/${expert.id}/export`)
    expect(own.json().collaborations).toMatchObject([{ id, reports: [{}, { answers: report }, {}] }])

    const feedback = { ...report, rating: 'very_helpful' }
    expect((await send(atHospital, id, 'feedback_report', feedback)).statusCode).toBe(200)
    expect(await newsOf(expert)).toEqual(['A final report has come', 'A feedback report has come'])
    expect(await entriesOf(id)).toEqual([
      { action: 'match_report_sent', actor: 'applicant' },
      { action: 'match_report_sent', actor: 'applicant' },
    ])
  })

  test('24.4 may be sent late, during a pause, and again after it was returned', async () => {
    const { id, atExpert } = await open('on_hold')
    const midterm = db().updateTable('report').where('match_id', '=', id).where('kind', '=', 'midterm_report')
    await midterm.set({ due_on: '2020-01-01' }).execute()
    expect((await send(atExpert, id, 'midterm_report')).statusCode).toBe(200)
    await midterm.set({ status: 'due', note: 'Please add figures.' }).execute()
    expect((await send(atExpert, id, 'midterm_report')).statusCode).toBe(200)
    expect((await mine(atExpert)).reports[0]).toMatchObject({ status: 'submitted', note: null })
    await midterm.set({ status: 'waived', note: 'Ill', settled_at: new Date() }).execute()
    expect(codeOf(await send(atExpert, id, 'midterm_report'))).toEqual([409, 'wrong_status'])
  })
})

test('24.7 a trainer has no collaborations', async () => {
  const { store } = api.database
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'trainer', answers: { email: `${randomUUID()}@hospital.example` } })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { expert, atExpert } = await open('confirmed')
  const session = store.db.updateTable('edit_session').where('application_id', '=', expert.id)
  await session.set({ application_id: id }).execute()
  expect(codeOf(await atExpert.call('GET', '/api/matches/mine'))).toEqual([404, 'not_found'])
})
