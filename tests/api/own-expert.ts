import { createHash, randomUUID } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { issueAccess, makeAccess } from '../../src/services/access/issue-access.ts'
import type { Store } from '../../src/store/open-store.ts'
import { type ApiApp, csrfHeaders } from './api-app.ts'

export const experts = '/api/experts-applications'

/** What an expert has sent; nobody else's e-mail address. */
function expertAnswers() {
  return {
    name: 'Ama',
    surname: 'Owusu',
    phone: '+233 20 123 4567',
    email: `${randomUUID()}@hospital.example`,
    institution: 'District Hospital',
    job_title: 'Pharmacist',
    country: 'Ghana',
    specialty_ids: [5],
    work_experience_range: '5 – 10 years',
    motivation: 'To share what worked for us.',
    language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
    regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '5-10' }],
    regional_experience_countries: ['Ghana', 'Kenya'],
    general_availability: 'Online support only',
    consent: true,
  }
}

export type OwnExpert = Awaited<ReturnType<typeof keepExpert>>

/** An application with two files, and the secrets of the mail about it. */
export async function keepExpert(store: Store, changes: object = {}) {
  const [resume, endorsement] = [await keepFile(store), await keepFile(store)]
  const answers = { ...expertAnswers(), resume, endorsement, ...changes }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'expert', answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [field, upload] of Object.entries({ resume, endorsement })) {
    const claim = { application_id: id, field }
    await store.db.updateTable('upload').set(claim).where('id', '=', upload).execute()
  }
  const access = await makeAccess()
  await issueAccess(store, id, access)
  return { id, answers, resume, endorsement, hash: access.token, email: answers.email, pin: access.pin }
}

/** A file that has arrived and is fine, and that nobody has claimed. */
export async function keepFile({ db }: Store, text = `%PDF-1.7 ${randomUUID()}`): Promise<string> {
  const bytes = Buffer.from(text)
  const sha256 = createHash('sha256').update(bytes).digest()
  const file = { name: 'Curriculum vitae.pdf', size: bytes.length, received: bytes.length, sha256 }
  const { id } = await db
    .insertInto('upload')
    .values({ ...file, verdict: 'fine' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('upload_piece').values({ upload_id: id, start: 0, bytes }).execute()
  return id
}

export type Browser = ReturnType<typeof openBrowser>
let calls = 0

/** Keeps its session; calls from ever new addresses, so that no limit of one caller steps in. */
export function openBrowser(app: FastifyInstance) {
  const csrf = csrfHeaders(app)
  let session = ''
  async function call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object | string,
    more: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const { cookie, ...headers } = await csrf
    const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls++ & 255}`
    const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {}
    const answer = await app.inject({
      method,
      url,
      remoteAddress,
      ...(payload !== undefined && { payload }),
      headers: { ...headers, ...type, cookie: `${cookie}; EDIT-SESSION=${session}`, ...more },
    })
    session = answer.cookies.find(({ name }) => name === 'EDIT-SESSION')?.value ?? session
    return answer
  }
  const authenticate = (
    { hash, email, pin }: { hash: string; email: string; pin: string },
    headers: Record<string, string> = {},
  ) => call('POST', `${experts}/authenticate`, { hash, email, pin }, headers)
  return { call, authenticate, session: () => session }
}

/** The browser of somebody who has just given the right PIN. */
export async function signIn(app: FastifyInstance, expert: OwnExpert): Promise<Browser> {
  const browser = openBrowser(app)
  const { statusCode } = await browser.authenticate(expert)
  if (statusCode !== 200) throw new Error(`Not signed in: ${statusCode}`)
  return browser
}

/** A person at the form, with their application open. */
export async function openEditor({ app, database }: ApiApp, changes: object = {}) {
  const expert = await keepExpert(database.store, changes)
  const browser = await signIn(app, expert)
  return { expert, browser, edit: editor(browser, expert) }
}

export function editor(browser: Browser, { id }: OwnExpert) {
  return (body: object | string) => browser.call('PUT', `${experts}/${id}`, body)
}

export function storedApplication({ db }: Store, id: string) {
  return db
    .selectFrom('application')
    .select(['answers', 'version', 'status'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Another PIN of six digits. */
export function wrongPin({ pin }: { pin: string }): string {
  return String((Number(pin) + 1) % 1_000_000).padStart(6, '0')
}

/** The last mail about an application, its letter as one text. */
export async function lastMail({ db }: Store, applicationId: string) {
  const mail = await db
    .selectFrom('mail')
    .select(['recipient', 'letter', 'secret'])
    .where('application_id', '=', applicationId)
    .orderBy('queued_at', 'desc')
    .executeTakeFirst()
  return mail && { ...mail, text: JSON.stringify(mail.letter) }
}
