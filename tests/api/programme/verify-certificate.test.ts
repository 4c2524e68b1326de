import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certificatePaths } from '../../../src/domain/api/certificate-paths.ts'
import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import { paths } from '../../../src/domain/paths.ts'
import {
  codeAlphabet,
  readCertificateCode,
  sayCertificateCode,
} from '../../../src/domain/programme/certificate-code.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { eraseApplication } from '../../../src/store/privacy/erase-application.ts'
import { keepCollaboration } from '../../harness/kept-collaboration.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, 60_000)
afterAll(() => office.close())

const unknown = '0000-0000-0000'

/** A match with the code that the database gave it. */
async function certified(status: MatchStatus = 'completed') {
  const { store } = office
  const hospital = { name: 'Spital <b>' }
  const match = await keepCollaboration(store, status, { hospital })
  const { certificate_code } = await store.db
    .selectFrom('match')
    .select('certificate_code')
    .where('id', '=', match.id)
    .executeTakeFirstOrThrow()
  return { ...match, code: certificate_code ?? '' }
}

const apiPath = (code: string) => certificatePaths.verified.replace(':code', code)

describe('the code of a certificate', () => {
  test('26.12 is given by the database to every completed match, each another, in our alphabet', async () => {
    const codes = []
    for (let one = 0; one < 20; one++) codes.push((await certified()).code)
    expect(new Set(codes).size).toBe(20)
    for (const code of codes) expect(readCertificateCode(code)).toBe(code)
    const used = new Set(codes.join(''))
    expect([...used].every((sign) => codeAlphabet.includes(sign))).toBe(true)
    expect(used.size).toBeGreaterThan(25)
  })

  test('26.12 cannot be changed once it is given', async () => {
    const { id } = await certified()
    const update = office.store.db.updateTable('match').set({ certificate_code: null }).where('id', '=', id)
    await expect(update.execute()).rejects.toThrow('stays as it was')
  })
})

describe('the public page', () => {
  test('26.13 confirms name, hospital and days, and says nothing else', async () => {
    const { code, email } = await certified()
    const { status, html } = await office.newBrowser().open(paths.certificate(sayCertificateCode(code)))
    expect(status).toBe(200)
    const told = ['genuine', 'Ama Owusu', 'Spital &lt;b&gt;', '1 January 2026 to 1 July 2026']
    for (const words of told) expect(html).toContain(words)
    const shown = html.split('<main')[1]?.split('</main>')[0]
    const { institution, country } = expertExample
    for (const untold of [email, institution, country, 'E-0', 'H-0']) expect(shown).not.toContain(untold)
  })

  test('26.13 finds a code typed in small letters, with spaces and confusable letters', async () => {
    const { code } = await certified()
    const typed = sayCertificateCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const address = `${paths.certificates()}?code=${encodeURIComponent(` ${typed.replaceAll('-', ' ')} `)}`
    expect((await office.newBrowser().open(address)).html).toContain('genuine')
  })

  test.each([
    [unknown, 'No certificate has this code'],
    ['12 signs?', 'A code has 12 letters and digits'],
  ])('26.14 answers 404 to %s, keeps what was typed, and says what is wrong', async (typed, said) => {
    const address = `${paths.certificates()}?code=${encodeURIComponent(typed)}`
    const { status, html } = await office.newBrowser().open(address)
    expect(status).toBe(404)
    expect(html).toContain(said)
    expect(html).toContain(`value="${typed}"`)
    expect((await office.newBrowser().open(paths.certificate(encodeURIComponent(typed)))).status).toBe(404)
  })

  test('26.18 asks for the code if none was typed, and not before the form is sent', async () => {
    const open = (query: string) => office.newBrowser().open(`${paths.certificates()}${query}`)
    for (const typed of ['?code=', '?code=%20%20']) {
      const { status, html } = await open(typed)
      expect(status).toBe(200)
      expect(html).toContain('Enter the code of the certificate')
      expect(html).toMatch(/<title>Error: /)
    }
    expect((await open('')).html).not.toContain('Enter the code of the certificate')
    expect((await open('')).html).not.toMatch(/<title>Error: /)
  })

  test('26.14 confirms nothing before the match is completed, and nothing of an erased expert', async () => {
    expect((await certified('active')).code).toBe('')
    const { code, expertId } = await certified()
    const open = () => office.newBrowser().open(paths.certificate(code))
    expect((await open()).status).toBe(200)
    await eraseApplication(office.store, expertId)
    expect((await open()).status).toBe(404)
  })

  test('26.20 confirms nothing while the completion can be taken back', async () => {
    const { code, id } = await certified()
    const move = { match_id: id, from_status: 'active', to_status: 'completed', actor: 'system' } as const
    const held = { ...move, held_until: new Date(Date.now() + 600_000) }
    await office.store.db.insertInto('match_move').values(held).execute()
    const open = () => office.newBrowser().open(paths.certificate(code))
    expect((await open()).status).toBe(404)
    await office.store.db.updateTable('match_move').set({ held_until: new Date() }).execute()
    expect((await open()).status).toBe(200)
  })

  test('26.15 is neither cached nor indexed nor counted, and needs no cookie', async () => {
    const { code } = await certified()
    for (const path of [paths.certificates(), paths.certificate(code), paths.certificate(unknown)]) {
      const answer = await fetch(office.url + path)
      expect(answer.headers.get('cache-control'), path).toBe('private, no-store')
      expect(answer.headers.get('set-cookie'), path).toBe(null)
      const html = await answer.text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('data-page=')
    }
  })
})

describe('the call', () => {
  test('26.16 confirms the same as the page', async () => {
    const { code } = await certified()
    const answer = await fetch(office.url + apiPath(code))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      name: 'Ama Owusu',
      hospital: 'Spital <b>',
      starts_on: '2026-01-01',
      ends_on: '2026-07-01',
      issued_on: new Date().toISOString().slice(0, 10),
    })
  })

  test('26.16 answers an unknown code with a problem', async () => {
    const answer = await fetch(office.url + apiPath(unknown))
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  })
})

test('26.15 codes cannot be tried without end: pages and calls of one network count together', async () => {
  const statuses = new Set<number>()
  for (let one = 0; one <= limits.certificate.most; one++) {
    const path = one % 2 ? apiPath(unknown) : paths.certificate(unknown)
    statuses.add((await fetch(office.url + path)).status)
  }
  expect([...statuses]).toEqual([404, 429])
  const refused = await fetch(office.url + paths.certificates())
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
})
