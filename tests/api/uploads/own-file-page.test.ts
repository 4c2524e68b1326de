import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { digestOf } from '../../../src/services/protection/tokens.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { keepDrawnExpert } from '../../harness/uploads/drawn-expert.ts'
import { experts } from '../applicants/own-expert.ts'
import { type Office, openOffice } from '../office.ts'

const patient = 60_000

let office: Office
beforeAll(async () => {
  office = await openOffice()
}, patient)
afterAll(() => office.close())

/** A browser in which an application is open. */
async function browserOf(applicationId: string) {
  const token = `session of ${applicationId}`.replaceAll(' ', '-')
  await office.store.db
    .insertInto('edit_session')
    .values({ token_digest: digestOf(token), application_id: applicationId })
    .execute()
  return office.newBrowser(`EDIT-SESSION=${token}`)
}

test('24.21 a page without JavaScript shows all pages of a file, with their sizes and numbers', {
  timeout: patient,
}, async () => {
  const expert = await keepDrawnExpert(office.store)
  const { status, html } = await (await browserOf(expert.id)).open(paths.myFile(expert.resume))
  const file = `${experts}/getFile/${expert.resume}`
  expect(status).toBe(200)
  expect(html).toContain(`src="${file}/pages/1" width="1200" height="1697"`)
  expect(html).toContain('alt="Page 2 of 2: Professional resume"')
  expect(html).toContain(`href="${file}"`)
  expect(html).toContain('noindex')
})

test('24.21 a file that cannot be drawn says so, with the download beside it', {
  timeout: patient,
}, async () => {
  const expert = await keepDrawnExpert(office.store)
  const { status, html } = await (await browserOf(expert.id)).open(paths.myFile(expert.endorsement))
  expect(status).toBe(200)
  expect(html).toContain('We cannot show this file here. Please download it.')
  expect(html).toContain(`href="${experts}/getFile/${expert.endorsement}"`)
})

test('24.22 the page of a file is for the owner of the file alone', { timeout: patient }, async () => {
  const { resume } = await keepDrawnExpert(office.store)
  const other = await browserOf((await keepExpert(office.store)).id)
  expect((await other.open(paths.myFile(resume))).status).toBe(404)
  expect((await office.newBrowser().open(paths.myFile(resume))).status).toBe(401)
})
