import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import type { AuditAction } from '../../../src/domain/staff/audit.ts'
import { pageOpened } from '../../harness/protection/page-opened.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { openOffice } from '../office.ts'
import { nativeExpert } from './native-expert.ts'

export type Fields = Record<string, string | File | null>

export const pdf = (name: string) =>
  new File([new Uint8Array(honestPdf(2000))], name, { type: 'application/pdf' })

/** What a coordinator enters: all answers but consent, without the stamp of a public page. */
export const typed = (changes: Fields = {}): Fields => ({
  ...nativeExpert(),
  consent: null,
  _stamp: null,
  ...changes,
})

/** What the person submits from the page behind their link. */
export const confirming = (form: string, changes: Fields = {}): Fields => ({
  ...nativeExpert(),
  _draft: hidden(form, '_draft'),
  _stamp: pageOpened('expert'),
  resume: pdf('cv.pdf'),
  endorsement: pdf('letter.pdf'),
  ...changes,
})

export const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

export type EntryOffice = Awaited<ReturnType<typeof openEntryOffice>>

/** A coordinator who enters applications on behalf of people, and the mails those people get. */
export async function openEntryOffice() {
  const office = await openOffice()
  const coordinator = await office.signedInAs('coordinator')
  const { db } = office.store
  let calls = 0

  /** Posts multipart form data, as a browser does; null omits a field. */
  async function send(path: string, fields: Fields, cookie = '') {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value !== null) body.append(name, value)
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.8.0.${++calls % 250}` }
    const answer = await fetch(office.url + path, { method: 'POST', body, headers, redirect: 'manual' })
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      html: await answer.text(),
    }
  }
  const enter = (fields: Fields, source = 'telephone', kind = 'expert') =>
    send(`${paths.adminOnBehalf()}?kind=${kind}&source=${source}`, fields, coordinator.browser.cookie)

  /** The number of mails to an address, and the links of the last one. */
  async function linksTo(email: string) {
    const mails = await db
      .selectFrom('mail')
      .select('letter')
      .where('recipient', '=', email)
      .orderBy('queued_at')
      .execute()
    const letter = mails.at(-1)?.letter
    const [open = '', refuse = ''] =
      letter?.parts.flatMap((part) => (part.kind === 'link' ? [part.href] : [])) ?? []
    return { count: mails.length, letter: JSON.stringify(letter), open, refuse }
  }

  return {
    ...office,
    coordinator,
    send,
    enter,
    linksTo,
    async entered(fields: Fields = {}, source = 'telephone') {
      const all = typed(fields)
      const answer = await enter(all, source)
      if (answer.status !== 303) throw new Error(answer.html)
      return { email: String(all.email), ...(await linksTo(String(all.email))) }
    },
    read: async (path: string) => (await office.newBrowser().open(path)).html,
    waiting: async (query = '') => (await coordinator.browser.open(paths.adminOnBehalf() + query)).html,
    readApplication: async (id: string) =>
      JSON.parse((await coordinator.browser.open(reviewPaths.application.replace(':id', id))).html),
    applications: (email: string) =>
      db.selectFrom('application').select(['id', 'answers', 'status']).where('email', '=', email).execute(),
    audited: (action: AuditAction) =>
      db.selectFrom('audit').selectAll().where('action', '=', action).orderBy('id', 'desc').execute(),
  }
}
