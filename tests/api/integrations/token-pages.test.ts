import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { passwordOfTests } from '../../harness/staff/staff.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.close())

const wanted: [string, string][] = [
  ['name', 'Data warehouse'],
  ['scopes', 'read_applications'],
  ['days', '90'],
]
const shown = /aster_[\w-]{43}/
const listing = '/api/admin/applications?kind=expert'
const calling = (token: string) =>
  fetch(office.url + listing, { headers: { authorization: `Bearer ${token}` } })

test('41.1 a token needs the password of who makes it, is shown once, and then works', async () => {
  const { browser } = await office.signedInAs('viewer')
  const guess = await browser.post(paths.adminTokens(), [...wanted, ['password', 'not the password']])
  expect([guess.status, guess.html]).toEqual([422, expect.stringContaining('value="Data warehouse"')])
  expect(guess.html).not.toMatch(shown)
  const made = await browser.post(paths.adminTokens(), [...wanted, ['password', passwordOfTests]])
  const [token = ''] = shown.exec(made.html) ?? []
  expect([made.status, (await calling(token)).status]).toEqual([201, 200])
  const later = await browser.open(paths.adminTokens())
  expect(later.html).toContain(`ends in ${token.slice(-4)}`)
  expect(later.html).not.toMatch(shown)
})

test('41.1 a token gets no scope that its owner’s role does not have', async () => {
  const { browser } = await office.signedInAs('viewer')
  const more: [string, string][] = [
    ...wanted,
    ['scopes', 'review_applications'],
    ['password', passwordOfTests],
  ]
  const answer = await browser.post(paths.adminTokens(), more)
  expect(answer.status).toBe(422)
  expect(answer.html).not.toMatch(shown)
})

test('41.3 administrators see all tokens and revoke them', async () => {
  const [person, administrator] = [
    await office.signedInAs('coordinator'),
    await office.signedInAs('administrator'),
  ]
  const made = await person.browser.post(paths.adminTokens(), [
    ...wanted.slice(1),
    ['name', 'Their own script'],
    ['password', passwordOfTests],
  ])
  const [token = ''] = shown.exec(made.html) ?? []
  const { html } = await administrator.browser.open(paths.adminAllTokens())
  expect(html).toContain('Their own script')
  const id = /value="revoke ([\w-]+)"/.exec(html.slice(html.indexOf('Their own script')))?.[1] ?? ''
  const revoked = await administrator.browser.post(paths.adminAllTokens(), { _action: `revoke ${id}` })
  expect(revoked.html).toContain('The token is revoked')
  expect((await calling(token)).status).toBe(401)
})

test('41.3 a new password by link ends the tokens of the person', async () => {
  const [person, administrator] = [
    await office.signedInAs('viewer'),
    await office.signedInAs('administrator'),
  ]
  const made = await person.browser.post(paths.adminTokens(), [...wanted, ['password', passwordOfTests]])
  const [token = ''] = shown.exec(made.html) ?? []
  expect((await calling(token)).status).toBe(200)
  await administrator.browser.post(paths.adminUser(person.id), { _action: 'passwordLink' })
  const link = new URL(await office.linkMailedTo(person.email), office.url)
  const fresh = { token: link.searchParams.get('token') ?? '', password: 'gravel quince lantern otter' }
  expect((await office.newBrowser().post(paths.loginLink(), fresh)).status).toBe(201)
  expect((await calling(token)).status).toBe(401)
})
