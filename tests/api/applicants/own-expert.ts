import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Store } from '../../../src/store/open-store.ts'
import { keepExpert, type OwnExpert } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, csrfHeaders } from '../api-app.ts'

export const experts = '/api/experts-applications'

export type Browser = ReturnType<typeof openBrowser>
let calls = 0

/** Keeps its session; each call has a new IP address, so that no rate limit applies. */
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
      headers: { ...headers, ...type, cookie: `${cookie}; __Host-EDIT-SESSION=${session}`, ...more },
    })
    session = answer.cookies.find(({ name }) => name === '__Host-EDIT-SESSION')?.value ?? session
    return answer
  }
  const authenticate = (
    { hash, email, pin }: { hash: string; email: string; pin: string },
    headers: Record<string, string> = {},
  ) => call('POST', `${experts}/authenticate`, { hash, email, pin }, headers)
  return { call, authenticate, session: () => session }
}

/** A browser signed in with the link and PIN. */
export async function signIn(
  app: FastifyInstance,
  expert: Pick<OwnExpert, 'hash' | 'email' | 'pin'>,
): Promise<Browser> {
  const browser = openBrowser(app)
  const { statusCode } = await browser.authenticate(expert)
  if (statusCode !== 200) throw new Error(`Not signed in: ${statusCode}`)
  return browser
}

/** An expert signed in to their application. */
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

/** The last mail about an application, its letter as JSON. */
export async function lastMail({ db }: Store, applicationId: string) {
  const mail = await db
    .selectFrom('mail')
    .select(['recipient', 'letter', 'secret'])
    .where('application_id', '=', applicationId)
    .orderBy('queued_at', 'desc')
    .executeTakeFirst()
  return mail && { ...mail, text: JSON.stringify(mail.letter) }
}

/** The link and PIN in the receipt of an application. */
export async function openReceipt({ db }: Store, { id, email }: { id: string; email: string }) {
  const receipt = await db
    .selectFrom('mail')
    .select(['letter', 'secret'])
    .where('application_id', '=', id)
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  const text = JSON.stringify(receipt.letter)
  const [, hash = ''] = /edit\?h=([\w-]{22})"/.exec(text) ?? []
  return { hash, pin: pinIn(text), email, secret: receipt.secret }
}

export const pinIn = (text = ''): string => /"text":"(\d{6})"/.exec(text)?.[1] ?? ''
