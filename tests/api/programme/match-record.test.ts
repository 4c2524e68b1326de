import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { noteOnMatch } from '../../../src/services/programme/change-match.ts'
import { keepFile } from '../../harness/applications/kept-expert.ts'
import { keepCollaboration, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { onePagePdf } from '../../harness/uploads/pdfs/one-page.ts'
import { type Office, openOffice } from '../office.ts'

let office: Office
let nia: Awaited<ReturnType<Office['signedInAs']>>
let viewer: Awaited<ReturnType<Office['signedInAs']>>
beforeAll(async () => {
  office = await openOffice()
  nia = await office.signedInAs('coordinator')
  viewer = await office.signedInAs('viewer')
}, 60_000)
afterAll(() => office.close())

const plain = (html: string) => html.replaceAll('<!-- -->', '')
const open = async (path: string, { browser } = nia) => plain((await browser.open(path)).html)

test('38.6 a coordinator adds a note to a match; an empty one is refused, and viewers add none', async () => {
  const { id } = await keepCollaboration(office.store, 'active')
  const page = paths.adminMatch(id)
  const empty = await nia.browser.post(page, { _action: 'note', text: ' ' })
  expect([empty.status, empty.html.includes('id="note-text-error"')]).toEqual([422, true])
  expect((await nia.browser.post(page, { _action: 'note', text: 'Both are <happy>.' })).status).toBe(303)
  const html = await open(page)
  expect(html).toContain(`Note by ${nia.name}`)
  expect(html).toContain('Both are &lt;happy&gt;.')
  expect(await open(page, viewer)).not.toContain('name="text"')
  expect((await viewer.browser.post(page, { _action: 'note', text: 'No' })).status).toBe(403)
})

test('38.5 the timeline of a match is narrowed by its address, and shows older entries on request', async () => {
  const { id } = await keepCollaboration(office.store, 'active')
  for (let number = 1; number <= 25; number++)
    await noteOnMatch(office.store, nia, { id, text: `Number ${number}.` })
  const page = paths.adminMatch(id)
  const first = await open(page)
  expect([first.includes('Number 6.'), first.includes('Number 5.')]).toEqual([true, false])
  const [, older = ''] = /href="([^"]*entries=40)#/.exec(first) ?? []
  const all = await open(older.replaceAll('&amp;', '&'))
  expect([all.includes('Number 1.'), all.includes('Show older')]).toEqual([true, false])
  const moves = await open(`${page}?part=moves&entries=a`)
  expect([moves.includes('Suggested'), moves.includes('Number 25.')]).toEqual([true, false])
})

test('38.8 email and telephone of both sides are links', async () => {
  const { id, email } = await keepCollaboration(office.store, 'active', {
    hospital: { email: 'host@hospital.example', phone_number: '+233 20 123 4567' },
  })
  const html = await open(paths.adminMatch(id))
  for (const href of ['mailto:host@hospital.example', 'tel:+233201234567', `mailto:${email}`])
    expect(html).toContain(`href="${href}"`)
})

test('38.14 the letter of commitment is drawn in the page on request, which is audited', async () => {
  const { id, hospitalId } = await keepCollaboration(office.store, 'active')
  const { db } = office.store
  const letter = await keepFile(office.store, onePagePdf())
  await db
    .updateTable('upload')
    .set({ application_id: hospitalId, field: 'letter_of_commitment' })
    .where('id', '=', letter)
    .execute()
  await db.updateTable('commitment_letter').set({ upload_id: letter }).where('match_id', '=', id).execute()
  const opened = () =>
    db
      .selectFrom('audit')
      .select('staff_name')
      .where('action', '=', 'file_opened')
      .where('subject_id', '=', hospitalId)
      .execute()
  const closed = await open(paths.adminMatch(id))
  expect(closed).toContain(`href="/api/admin/files/${letter}" download`)
  expect(closed).not.toContain('<img')
  expect(await opened()).toEqual([])
  const shown = await open(`${paths.adminMatch(id)}?letter=shown`)
  expect(shown).toContain(`src="/api/admin/files/${letter}/pages/1"`)
  expect(shown).toContain('Page 1 of 1: Letter of commitment')
  expect(await opened()).toEqual([{ staff_name: nia.name }])
})

test('38.11 undoing a question or a shortlist returns its text', async () => {
  const { id, matches } = await keepRequest(office.store, 'eligible', [
    'suggested',
    'interested',
    'interested',
  ])
  const page = paths.adminWorkspace(id)
  const [first] = matches
  const field = (name: string, value: string): [string, string] => [name, value]
  const note = field('note', 'Could you begin in March?')
  await nia.browser.post(page, [field('_action', 'ask'), field('match', first?.id ?? ''), note])
  const unasked = await nia.browser.post(page, { _action: 'unask all' })
  expect(unasked.status).toBe(200)
  expect(unasked.html).toMatch(/<textarea[^>]*name="note"[^>]*>Could you begin in March\?<\/textarea>/)
  expect(unasked.html).toContain('data-unsaved')

  const reason = field('unaskedReason', 'There is no time to lose.')
  const picks = matches.map((match) => field('match', match.id))
  expect((await nia.browser.post(page, [field('_action', 'send'), reason, ...picks])).status).toBe(303)
  const unsent = await nia.browser.post(page, { _action: 'unsend' })
  expect(unsent.html).toMatch(/name="unaskedReason"[^>]*>There is no time to lose\.<\/textarea>/)
  expect(unsent.html.match(/name="match"[^>]*checked=""/g)).toHaveLength(3)
})
