import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { type Office, openOffice } from '../office.ts'
import { nativeExpert } from './native-expert.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice({ ASTER_SECRET: secretOfTests })
}, 60_000)
afterAll(() => office.close())

const pdf = (name: string) => new File([new Uint8Array(honestPdf(2000))], name, { type: 'application/pdf' })

/** A complete form as a browser posts it; `changes` replaces fields or, with null, omits them. */
async function post(changes: Record<string, string | File | null>) {
  const answers = { ...nativeExpert(), resume: pdf('cv.pdf'), endorsement: pdf('letter.pdf'), ...changes }
  const body = new FormData()
  for (const [name, value] of Object.entries(answers)) if (value !== null) body.append(name, value)
  const url = office.url + paths.applyExpert()
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { origin: office.url },
    redirect: 'manual',
  })
  return { status: answer.status, html: await answer.text() }
}

const idIn = (html: string, field: string) =>
  new RegExp(`name="${field}" value="([\\w-]{36})"`).exec(html)?.[1] ?? ''

test('4.22 without JavaScript a form is shown as a summary on request, and sent from there', async () => {
  const checked = await post({ _check: 'yes' })
  expect(checked.status).toBe(200)
  expect(checked.html).toContain('<title>Check your answers')
  expect(checked.html).toMatch(/id="summary-motivation".*href="#step-motivation".*cv\.pdf/s)
  expect(checked.html).toContain('form="application"')
  const files = { resume: idIn(checked.html, 'resume'), endorsement: idIn(checked.html, 'endorsement') }
  expect((await post(files)).status).toBe(303)
})

test('4.52 without JavaScript the answers are shown before they have to be confirmed', async () => {
  const { status, html } = await post({ _check: 'yes', consent: null })
  expect(status).toBe(200)
  expect(html).toContain('id="summary-motivation"')
  expect(html).toMatch(/href="#step-submission"[^>]*>Next: Submission/)
  const buttons = html.match(/<button[^>]* form="application"[^>]*>/g) ?? []
  expect(buttons.filter((button) => !button.includes('_language'))).toEqual([])
})

test('2.51 the title names no step, since without a script all are on the page', async () => {
  const html = await (await fetch(`${office.url}${paths.applyExpert()}?step=personal`)).text()
  expect(html).toMatch(/<title>Expert application/)
})

test('4.22 missing answers are listed instead of a summary', async () => {
  const { status, html } = await post({ _check: 'yes', surname: null })
  expect(status).toBe(422)
  expect(html).toContain('id="surname-error"')
  expect(html).not.toContain('summary-personal')
})
