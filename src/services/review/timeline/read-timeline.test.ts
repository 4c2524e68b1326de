import { describe, expect, test } from 'vitest'
import { keepExpert } from '../../../../tests/harness/applications/kept-expert.ts'
import { keepRequest } from '../../../../tests/harness/programme/kept-collaboration.ts'
import { freshPass } from '../../../../tests/harness/protection/fresh-pass.ts'
import { coordinatorDesk } from '../../../../tests/harness/review/coordinator-desk.ts'
import { settingsOfTests } from '../../../../tests/harness/server/settings-of-tests.ts'
import { scale } from '../../../domain/matching/scale.ts'
import { editApplication } from '../../applicants/edit-application.ts'
import { receiveMessage } from '../../contact/receive-message.ts'
import { replyToMessage } from '../../contact/reply-to-message.ts'
import { changeWeights } from '../../matching/change-weights.ts'
import { correctAnswers } from '../change-answers.ts'
import { mailNewLink } from '../mail-new-link.ts'
import { assignApplication, noteOnApplication, tagApplication } from '../mark-application.ts'
import { moveApplications } from '../move-applications.ts'
import { undoMoves } from '../undo-moves.ts'
import { readTimeline, type TimelineOrder } from './read-timeline.ts'

const desk = coordinatorDesk()

async function read(id: string, order: TimelineOrder = {}) {
  const outcome = await readTimeline(desk.store, {}, id, order)
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

async function move(
  id: string,
  version: number,
  to: 'in_review' | 'info_requested' | 'interview',
  more = {},
) {
  const order = { applications: [{ id, version }], to, ...more }
  const moved = await moveApplications(desk.store, desk.staff, order, 60_000)
  if (!moved.ok) throw new Error(moved.refusal.code)
  return moved.value.undo.token
}

const asked = { fields: ['job_title', 'institution'], note: 'What do you do at present?' }

describe('38.1 the timeline of an application', () => {
  test('has the question with its mail, and the answer with old and new values', async () => {
    const { id, email } = await keepExpert(desk.store)
    await move(id, 1, 'in_review')
    await move(id, 2, 'info_requested', { asked })
    const [question] = (await read(id)).entries
    expect(question).toMatchObject({ words: asked.note, mails: [{ recipient: email, state: 'held' }] })
    expect(question?.lines).toEqual(['Asked about: Job title; Employer'])
    expect(JSON.stringify(question?.mails[0]?.parts)).toContain(asked.note)
    const session = { applicationId: id, kind: 'expert' } as const
    const answers = { fieldsToUpdate: { job_title: 'Dean' } }
    await editApplication(desk.store, session, { answers, locale: 'en' })
    const { entries } = await read(id)
    expect(entries.map(({ text }) => text)).toEqual([
      'In review, by the applicant',
      'Question answered by the applicant',
      'Information requested, by Nia Boateng',
      'In review, by Nia Boateng',
      'New',
    ])
    expect(entries[1]).toMatchObject({
      fields: [{ label: 'Job title', before: 'Pharmacist', after: 'Dean' }],
      lines: ['Employer: not changed'],
    })
    expect(entries[2]).toMatchObject({ words: asked.note })
  })

  test('has notes, marks, corrections with their reason, and says which move was taken back', async () => {
    const { id } = await keepExpert(desk.store)
    const token = await move(id, 1, 'in_review')
    await undoMoves(desk.store, desk.staff, { token, id })
    await noteOnApplication(desk.store, desk.staff, { id, text: 'Rang twice.\nPrefers mornings.' })
    await tagApplication(desk.store, desk.staff, { id, tags: ['urgent'] })
    await assignApplication(desk.store, desk.staff, { id, assignee: desk.staff.id })
    await assignApplication(desk.store, desk.staff, { id, assignee: null })
    const correction = { id, version: 3, answers: { country: 'Kenya', surname: 'Mensah' }, reason: 'A slip.' }
    expect(await correctAnswers(desk.store, desk.staff, correction)).toMatchObject({ ok: true })
    const { entries } = await read(id)
    expect(entries.map(({ text }) => text)).toEqual([
      'Answers corrected by Nia Boateng',
      'Assigned to nobody, by Nia Boateng',
      'Assigned to Nia Boateng, by Nia Boateng',
      'Tags changed, by Nia Boateng',
      'Note by Nia Boateng',
      'In review, by Nia Boateng (taken back)',
      'New',
    ])
    expect(entries[0]).toMatchObject({
      fields: [
        { label: 'Surname', after: 'Mensah' },
        { label: 'Country', before: 'Ghana', after: 'Kenya' },
      ],
      lines: ['Reason: A slip.'],
      mails: [{ state: 'queued' }],
    })
    expect(entries[4]).toMatchObject({ words: 'Rang twice.\nPrefers mornings.' })
  })

  test('has messages from its address and the replies, but no spam', async () => {
    const { id, email } = await keepExpert(desk.store)
    const send = async (message: string) => {
      const answers = { name: 'Ama', email: email.toUpperCase(), message }
      const sent = await receiveMessage(desk.store, { answers, locale: 'en', pass: freshPass() })
      return sent.ok ? sent.value.id : ''
    }
    const spam = await send('Buy this')
    await desk.store.db
      .updateTable('contact_message')
      .set({ status: 'spam' })
      .where('id', '=', spam)
      .execute()
    const message = await send('When do you decide?')
    const words = { subject: 'Your question', text: 'Next week.', quoted: false }
    await replyToMessage(desk.store, desk.staff, { id: message, version: 1, answers: words }, 0)
    const { entries } = await read(id, { part: 'mails' })
    expect(entries).toMatchObject([
      { text: 'Reply by Nia Boateng: Your question', words: 'Next week.', href: `/admin/inbox/${message}` },
      { text: 'Message from this email address', words: 'When do you decide?' },
    ])
  })

  test('38.5 comes in pages, each entry once, and can be narrowed', async () => {
    const { id } = await keepExpert(desk.store)
    for (let number = 1; number <= 23; number++)
      await noteOnApplication(desk.store, desk.staff, { id, text: `Note ${number}` })
    await desk.store.db
      .updateTable('note')
      .set({ written_at: new Date() })
      .where('application_id', '=', id)
      .execute()
    const first = await read(id)
    const second = await read(id, { cursor: first.cursor ?? '' })
    expect([first.entries.length, second.entries.length, second.cursor]).toEqual([20, 4, null])
    const ids = [...first.entries, ...second.entries].map((entry) => entry.id)
    expect(new Set(ids).size).toBe(24)
    expect(second.entries.at(-1)?.text).toBe('New')
    expect((await read(id, { part: 'moves' })).entries.map(({ text }) => text)).toEqual(['New'])
  })
})

test('38.2 a mail is shown without its PIN and its links, before and after it is sent', async () => {
  const { id } = await keepExpert(desk.store)
  await mailNewLink(desk.store, desk.staff, id, settingsOfTests.pins)
  const mail = desk.store.db.selectFrom('mail').select('letter').where('application_id', '=', id)
  const { letter } = await mail.executeTakeFirstOrThrow()
  const facts = letter.parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []))
  const pin = facts.find(({ secret }) => secret)?.text ?? ''
  const href = letter.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : []))[0] ?? ''
  expect([pin, href]).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/h=[\w-]{22}/)])
  const shown = async () => {
    const [entry] = (await read(id)).entries
    expect(entry).toMatchObject({ text: 'New link mailed, by Nia Boateng' })
    return JSON.stringify(entry?.mails)
  }
  const waiting = await shown()
  await desk.store.db
    .updateTable('mail')
    .set({ status: 'sent', sent_at: new Date() })
    .where('application_id', '=', id)
    .execute()
  const stored = JSON.stringify((await mail.executeTakeFirstOrThrow()).letter)
  for (const text of [waiting, await shown(), stored]) {
    expect(text).toContain('Here are a new link and a new PIN for you.')
    expect(text).not.toContain(pin)
    expect(text).not.toContain(href)
  }
})

test('20.26 the timeline of a request has the changes of its weights', async () => {
  const { id } = await keepRequest(desk.store, 'eligible')
  await changeWeights(desk.store, desk.staff, id, { ...scale.maximum, fields: 40, languages: 10 })
  expect((await read(id, { part: 'changes' })).entries).toMatchObject([
    {
      text: 'What the criteria of matching count, changed by Nia Boateng',
      fields: [
        {
          label: 'Weights',
          before: expect.stringMatching(/^Fields 30, Languages 20/),
          after: expect.stringMatching(/^Fields 40, Languages 10/),
        },
      ],
    },
  ])
})
