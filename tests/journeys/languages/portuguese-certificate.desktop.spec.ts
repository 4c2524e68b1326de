import { PDFDocument } from 'mupdf'
import { editPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { translator } from '../../../src/domain/messages/translate.ts'
import { askExperts } from '../../../src/services/matching/ask-experts.ts'
import { keepRequest } from '../../harness/kept-collaboration.ts'
import { keepExpert } from '../../harness/kept-expert.ts'
import { keepMatch } from '../../harness/kept-match.ts'
import { makeStaff } from '../../harness/staff.ts'
import { expect, test } from '../aster.ts'
import { Reader, unlock } from './reader.ts'

test('36.16 an expert is asked in Portuguese, is interested, and at the end gets a Portuguese certificate that anybody can verify', async ({
  page,
  aster,
  store,
}) => {
  const person = { name: 'Inês', surname: 'Tavares', general_availability: 'Online and onsite support' }
  const expert = await keepExpert(store, person, 'active')
  await store.db.updateTable('application').set({ locale: 'pt' }).where('id', '=', expert.id).execute()
  const hospital = await keepRequest(store, 'eligible', [], { name: 'Hospital do Embondeiro' })
  const typed = [...Object.values(hospital.answers), ...Object.values(expert.answers)]
  const reader = new Reader(
    'pt',
    typed.filter((one) => typeof one === 'string'),
  )
  const match = await keepMatch(store, hospital.id, 'suggested', { expertId: expert.id })
  const staff = await makeStaff(store, 'coordinator')
  expect((await askExperts(store, staff, hospital.id, { matchIds: [match.id] })).ok).toBe(true)

  const [question] = await reader.readsMails(aster, expert.email, 1)
  await page.goto(question?.text.match(/http\S+invitation\?k=[\w-]{22}/)?.[0] ?? '')
  expect(new URL(page.url()).pathname).toBe('/pt/invitation')
  await reader.reads(page)
  await page.getByRole('button', { name: reader.t('invitation.interested') }).click()
  await expect(page.getByRole('heading', { name: reader.t('invitation.saidInterested') })).toBeVisible()
  await reader.reads(page)

  const { id } = await keepMatch(store, (await keepRequest(store, 'completed')).id, 'completed', {
    expertId: expert.id,
  })
  await page.goto(editPath('expert', 'pt', expert.hash))
  await unlock(page, expert)
  const link = page.locator(`a[href*="${id}"][href*="certificate"]`)
  await expect(link).toBeVisible()
  await reader.reads(page)
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  const printed = new PDFDocument(await answer.body()).loadPage(0).toStructuredText('').asText()
  const t = translator('pt', catalogueOf('pt'))
  expect(printed.replace(/\s+/g, ' ')).toContain(t('certificate.title'))
  expect(printed).toContain('Inês Tavares')
  const [code = ''] = /\w{4}-\w{4}-\w{4}/.exec(printed) ?? []
  await page.goto(`/pt/certificate/${code}`)
  await expect(page.getByText('Inês Tavares', { exact: true })).toBeVisible()
  await reader.reads(page)
})
