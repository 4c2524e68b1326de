import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import { contactForm } from '../../src/domain/forms/contact.ts'
import type { Answers, Form } from '../../src/domain/forms/engine/form.ts'
import { normalise } from '../../src/domain/forms/engine/normalise.ts'
import { askedFields, visibleFields } from '../../src/domain/forms/engine/visible.ts'
import { expertForm } from '../../src/domain/forms/expert.ts'
import { hospitalForm } from '../../src/domain/forms/hospital.ts'
import { trainerForm } from '../../src/domain/forms/trainer.ts'
import { paths } from '../../src/domain/paths.ts'
import type { Store } from '../../src/store/open-store.ts'
import { keepFile } from '../harness/applications/kept-expert.ts'
import { markedAnswers } from '../harness/forms/marked-answers.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import type { HostileCaller } from './hostile-caller.ts'
import { recordsOf, typedFields } from './typed-fields.ts'

type PublicForm = {
  form: Form
  path: string
  table: 'application' | 'contact_message'
  page: (id: string) => string
}

const publicForms: readonly PublicForm[] = [
  { form: expertForm, path: applicationCalls.expert, table: 'application', page: paths.adminExpert },
  { form: hospitalForm, path: applicationCalls.hospital, table: 'application', page: paths.adminHospital },
  { form: trainerForm, path: applicationCalls.trainer, table: 'application', page: paths.adminTrainer },
  { form: contactForm, path: apiPaths.contact, table: 'contact_message', page: paths.adminMessage },
]

/** The number of records sent through a form; the rest of the corpus is inserted as rows. */
const mostSent = 20

/** Sends the corpus through every text field of every public form; returns the pages that show it. */
export async function sendForms(
  store: Store,
  caller: HostileCaller,
  corpus: readonly string[],
  most: number,
): Promise<string[]> {
  const pages: string[] = []
  for (const { form, path, table, page } of publicForms) {
    for (const typed of recordsOf(form, corpus, Math.min(most, mostSent))) {
      const answers = await answersOf(store, form, typed)
      const asked = typedFields(form).filter((name) => askedFields(form).includes(name))
      expect(Object.keys(answers), `${form.id}: every field where somebody types`).toEqual(
        expect.arrayContaining(asked),
      )
      const answer = await caller.call(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-captcha-token': await solveCaptcha(form.id, async (at) => (await caller.call(at)).json()),
        },
        body: JSON.stringify(answers),
      })
      expect([form.id, answer.status, await answer.text()]).toEqual([form.id, 201, expect.anything()])
      const kept = await store.db
        .selectFrom(table)
        .select(['id', 'answers'])
        .where('email', '=', String(answers.email))
        .executeTakeFirstOrThrow()
      expect(kept.answers, 'as it was typed').toMatchObject(normalise(form, answers))
      pages.push(page(kept.id))
    }
  }
  return pages
}

/** Answers all questions so that every text field is visible. */
async function answersOf(store: Store, form: Form, typed: Answers): Promise<Answers> {
  const all = { ...markedAnswers(form), ...typed, email: `${randomUUID()}@a.example`, phone: '+233 20 1' }
  const shown = visibleFields(form, all).filter((name) => askedFields(form).includes(name))
  const given = shown.map(async (name) => [
    name,
    form.fields[name]?.kind === 'file' ? await keepFile(store) : all[name as keyof typeof all],
  ])
  return Object.fromEntries(await Promise.all(given))
}
