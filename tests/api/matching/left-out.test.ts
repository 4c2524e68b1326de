import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { keepInterested, keepThree } from '../../harness/matching/kept-choice.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
}, 60_000)
afterAll(() => office.close())

test('21.12 before a shortlist goes out, the page names who is left out', async () => {
  const { hospital, matchIds } = await keepThree(office.store, { id: nia.id, name: 'Nia' })
  const page = paths.adminWorkspace(hospital.id)
  const preview = async () => {
    const ticked = matchIds.map((id): [string, string] => ['match', id])
    const { html } = await nia.browser.post(page, [['_action', 'preview send'], ...ticked])
    return html.replaceAll('<!-- -->', '')
  }
  await nia.browser.open(page)
  expect(await preview()).not.toContain('Not everybody who was asked')
  await keepInterested(office.store, { id: nia.id, name: 'Nia' }, hospital.id)
  expect(await preview()).toMatch(/Said yes, and is not on it: [^.]+\./)
})
