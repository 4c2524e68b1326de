import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { applicationCalls, recordCalls } from '../../../src/domain/applicants/applicant-paths.ts'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import { hospitalForm } from '../../../src/domain/forms/hospital.ts'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { trainerForm } from '../../../src/domain/forms/trainer.ts'
import { trainerExample } from '../../../src/domain/forms/trainer-example.ts'
import { type ApiApp, captchaHeader } from '../api-app.ts'
import { type Browser, openBrowser } from '../applicants/own-expert.ts'

const newEmail = () => `${randomUUID()}@hospital.example`

/** The two kinds of application without files, which follow the same rules. */
export const kindsWithoutFiles = [
  {
    kind: 'hospital',
    form: hospitalForm,
    calls: applicationCalls.hospital,
    record: recordCalls.hospital,
    reference: /^H-\d{5}$/,
    newAnswers: (): Answers => ({ ...hospitalExample, email: newEmail() }),
    /** One changed answer, and a list that is sent beside `fieldsToUpdate`. */
    edit: { fieldsToUpdate: { num_of_beds: 200 }, field_of_expertise_ids: [1] },
    editedQuestions: ['Number of beds', 'Field of Expertise'],
    /** Fields of a returned record besides its answers. */
    returned: { fields_of_expertise: [{ id: 3 }, { id: 5 }] },
    mayApplyTwice: true,
  },
  {
    kind: 'trainer',
    form: trainerForm,
    calls: applicationCalls.trainer,
    record: recordCalls.trainer,
    reference: /^T-\d{5}$/,
    newAnswers: (): Answers => ({ ...trainerExample, email: newEmail() }),
    edit: { fieldsToUpdate: { country_driveams: 'Ghana' }, field_of_expertise_ids: [5] },
    editedQuestions: ['Field of Expertise', 'Country of the Drive-AMS course'],
    returned: {},
    mayApplyTwice: false,
  },
] as const

type Kind = (typeof kindsWithoutFiles)[number]

/** Sends the form from a new browser, with its proof of work. */
export async function sendForm(
  app: FastifyInstance,
  { kind, calls }: Kind,
  answers: object | string,
  headers: Record<string, string> = {},
) {
  const proof = await captchaHeader(app, kind)
  return openBrowser(app).call('POST', calls, answers, { ...proof, ...headers })
}

/** A submitted application, with the link and PIN of its receipt. */
export async function apply({ app, database }: ApiApp, kind: Kind) {
  const answers = kind.newAnswers()
  const sent = await sendForm(app, kind, answers)
  if (sent.statusCode !== 201) throw new Error(sent.body)
  const { id, reference } = sent.json<{ id: string; reference: string }>()
  const { letter } = await database.store.db
    .selectFrom('mail')
    .select('letter')
    .where('application_id', '=', id)
    .where('secret', '=', true)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(letter)
  const hash = /edit\?h=([\w-]{22})"/.exec(text)?.[1] ?? ''
  const pin = /"text":"(\d{6})"/.exec(text)?.[1] ?? ''
  return { id, reference, answers, email: String(answers.email), hash, pin, receipt: text }
}

export type Applicant = Awaited<ReturnType<typeof apply>>

export function authenticate(browser: Browser, { calls }: Kind, { hash, email, pin }: Applicant) {
  return browser.call('POST', `${calls}/authenticate`, { hash, email, pin })
}

/** The same, signed in to the application. */
export async function applyAndOpen(api: ApiApp, kind: Kind) {
  const applicant = await apply(api, kind)
  const browser = openBrowser(api.app)
  const { statusCode, body } = await authenticate(browser, kind, applicant)
  if (statusCode !== 200) throw new Error(body)
  return { applicant, browser }
}
