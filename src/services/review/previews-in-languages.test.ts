import { expect, test } from 'vitest'
import { keepRequest } from '../../../tests/harness/programme/kept-collaboration.ts'
import { coordinatorDesk } from '../../../tests/harness/review/coordinator-desk.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { previewMails } from '../mail/preview-mails.ts'
import { askExperts } from '../matching/ask-experts.ts'
import { moveApplications } from './move-applications.ts'
import { previewMoves } from './preview-moves.ts'

const desk = coordinatorDesk()

async function speak(id: string, locale: Locale): Promise<void> {
  await desk.store.db.updateTable('application').set({ locale }).where('id', '=', id).execute()
}

test('35.15 the mail of a move is previewed in the language of its reader, with the English words beside', async () => {
  const { id } = await keepRequest(desk.store, 'eligible', [])
  const seen = async () => {
    const shown = await previewMoves(desk.store, desk.staff, { ids: [id], to: 'declined' })
    return shown.ok ? shown.value.moves[0]?.mail : null
  }
  const english = await seen()
  expect(english).toMatchObject({ locale: 'en', in_english: null })
  await speak(id, 'ru')
  const russian = await seen()
  expect(russian).toMatchObject({ locale: 'ru', text: expect.stringMatching(/[а-я]{3}/) })
  expect(russian?.in_english).toEqual({ subject: english?.subject, text: english?.text })
})

test('35.15 other mails are previewed in the language of their reader', async () => {
  const { id, matches } = await keepRequest(desk.store, 'eligible', ['suggested', 'suggested'])
  await speak(matches[0]?.expertId ?? '', 'ar')
  const matchIds = matches.map((match) => match.id)
  const shown = await previewMails(desk.store, (trial) =>
    askExperts(trial, desk.staff, id, { matchIds, note: 'You know such laboratories.' }),
  )
  const mails = shown.ok ? shown.value : []
  expect(mails.map(({ locale }) => locale).toSorted()).toEqual(['ar', 'en'])
  const mail = mails.find(({ locale }) => locale === 'ar')
  expect(mail?.letter.subject).toMatch(/\p{Script=Arabic}/u)
  expect(JSON.stringify(mail?.letter)).toContain('You know such laboratories.')
})

test('43.20 the preview of a move shows the salutation that its mail begins with, in its language', async () => {
  const { id, email } = await keepRequest(desk.store, 'eligible', [], { contact_person: 'Kofi Mensah' })
  await speak(id, 'fr')
  const shown = await previewMoves(desk.store, desk.staff, { ids: [id], to: 'withdrawn' })
  const mail = shown.ok ? shown.value.moves[0]?.mail : undefined
  expect(mail?.salutation).toBe('Bonjour Kofi Mensah,')
  await moveApplications(desk.store, desk.staff, { applications: [{ id, version: 1 }], to: 'withdrawn' }, 0)
  const [sent] = await desk.outcomes.mailsTo(email)
  expect(sent?.letter.parts[0]).toMatchObject({ text: mail?.salutation, salutation: true })
})
