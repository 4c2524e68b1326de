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

test('36.32 changing the language without JavaScript keeps input and files, and validates nothing yet', async () => {
  const resume = new File([new Uint8Array(honestPdf(2000))], 'cv.pdf', { type: 'application/pdf' })
  const typed = { ...nativeExpert(), surname: '', name: 'Awa', country: 'Germany', resume, _language: 'fr' }
  const body = new FormData()
  for (const [name, value] of Object.entries(typed)) body.append(name, value)
  const answer = await fetch(`${office.url}/fr${paths.applyExpert()}`, {
    method: 'POST',
    body,
    headers: { origin: office.url },
  })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<html lang="fr"')
  expect(html).toMatch(/name="name"[^>]*value="Awa"/)
  expect(html).toMatch(/<option value="DE" selected="">Allemagne/)
  expect(html).toMatch(/name="resume" value="[\w-]{36}"/)
  expect(html).not.toContain('-error"')
})

test('36.32 each form offers the other languages to those without JavaScript', async () => {
  const html = await (await fetch(`${office.url}/ru${paths.applyTrainer()}?all`)).text()
  const offered = [...html.matchAll(/<button[^>]*name="_language"[^>]*>/gi)].map(
    ([button]) => /formaction="([^"]+)"/i.exec(button)?.[1],
  )
  expect(offered).toEqual(
    ['', '/fr', '/es', '/pt', '/ar', '/id'].map((prefix) => prefix + paths.applyTrainer()),
  )
})
