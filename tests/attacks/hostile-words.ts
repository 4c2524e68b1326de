import { randomUUID } from 'node:crypto'
import { contactForm } from '../../src/domain/forms/contact.ts'
import { expertForm } from '../../src/domain/forms/expert.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { trainerForm } from '../../src/domain/forms/trainer.ts'
import { trainerExample } from '../../src/domain/forms/trainer-example.ts'
import { paths } from '../../src/domain/paths.ts'
import { queueMail } from '../../src/store/mail/mail-queue.ts'
import type { Store } from '../../src/store/open-store.ts'
import { keepExpert } from '../harness/applications/kept-expert.ts'
import { keepMatch } from '../harness/matching/kept-match.ts'
import { keepHospital } from '../harness/programme/kept-collaboration.ts'
import type { HostileCaller } from './hostile-caller.ts'
import { publishEntries, publishPages } from './hostile-content.ts'
import { packed } from './script-corpus.ts'
import { sendNote, sendReply, sendReports } from './sent-in-the-office.ts'
import { sendForms } from './sent-words.ts'
import { recordsOf } from './typed-fields.ts'

/** Writes the corpus into every stored text; returns the pages that show it. */
export async function writeEverywhere(
  store: Store,
  caller: HostileCaller,
  corpus: readonly string[],
  most: number,
) {
  const { db } = store
  const pages: string[] = []
  const one = (letters: number, at = 0) => packed(corpus, letters)[at] ?? ''
  const notes = packed(corpus, 4_000)

  const experts = []
  for (const [at, answers] of recordsOf(expertForm, corpus, most).entries()) {
    const expert = await keepExpert(store, answers, 'active')
    await sendNote(caller, expert.id, notes[at % notes.length] ?? '')
    experts.push(expert)
    pages.push(paths.adminExpert(expert.id))
  }
  const hospitals = []
  for (const answers of recordsOf(hospitalForm, corpus, most)) {
    const hospital = await keepHospital(store, 'shortlist_sent', [], answers)
    hospitals.push(hospital)
    pages.push(paths.adminHospital(hospital.id), paths.adminWorkspace(hospital.id))
  }
  for (const answers of recordsOf(trainerForm, corpus, most)) {
    const kept = { ...trainerExample, ...answers, email: `${randomUUID()}@a.example` }
    const { id } = await db
      .insertInto('application')
      .values({ kind: 'trainer', status: 'submitted', answers: kept })
      .returning('id')
      .executeTakeFirstOrThrow()
    pages.push(paths.adminTrainer(id))
  }
  for (const answers of recordsOf(contactForm, corpus, most)) {
    const { id } = await db
      .insertInto('contact_message')
      .values({ answers: { ...answers, email: 'a@a.example' } })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sendReply(caller, id, corpus)
    pages.push(paths.adminMessage(id))
  }
  // The author's name is one that no form accepts.
  await db
    .updateTable('note')
    .set({ staff_name: one(100) })
    .execute()

  pages.push(...(await sendForms(store, caller, corpus, most)))

  const [expert, other] = experts
  const [hospital] = hospitals
  if (!expert || !hospital) throw new Error('Nobody has written')
  for (const each of [expert, other ?? expert].slice(0, experts.length))
    await keepMatch(store, hospital.id, 'shortlisted', { expertId: each.id })
  pages.push(...(await sendReports(store, caller, { expertId: expert.id, corpus, most })), paths.adminBoard())

  const letter = {
    subject: one(150),
    preview: one(150),
    heading: one(150),
    reason: one(150),
    parts: [
      { kind: 'paragraph' as const, text: corpus.join('\n\n') },
      { kind: 'quote' as const, text: corpus.join('\n\n') },
      { kind: 'facts' as const, rows: corpus.map((text) => ({ label: text, text })) },
      { kind: 'steps' as const, title: one(150), items: [...corpus] },
      { kind: 'link' as const, label: one(150), href: '/edit?h=a"><script>canary()</script>' },
    ],
  }
  const mail = await queueMail(store, { to: 'a@a.example', locale: 'en', letter })
  pages.push(paths.adminMail(mail.id), paths.adminOutbox())
  await db
    .updateTable('staff_user')
    .set({ name: one(100) })
    .execute()

  pages.push(...(await publishEntries(store, caller, corpus)), ...(await publishPages(store, caller, corpus)))

  const asked = encodeURIComponent(one(100))
  pages.push(
    ...[paths.home(), paths.stories(), paths.news(), paths.expertStories(), paths.meetExperts()],
    ...[paths.team(), paths.otherPartners(), `/fr${paths.team()}`, `/fr${paths.otherPartners()}`],
    ...[`/fr${paths.expertStories()}`, `/fr${paths.news()}`, paths.adminPages()],
    ...[paths.adminExperts(), paths.adminHospitals(), paths.adminTrainers()].map(
      (path) => `${path}?search=${asked}`,
    ),
    ...[paths.adminExperts(), paths.adminHospitals(), paths.adminTrainers(), paths.adminInbox()],
    ...[paths.admin(), paths.adminAudit(), paths.adminContent(), paths.adminUsers(), paths.adminAccount()],
    `${paths.adminPerson()}?email=${encodeURIComponent(expert.email)}`,
    `${paths.adminInbox()}?search=${asked}`,
    `/%3C${asked}`,
  )
  return { pages, letter, expert, hospital }
}
