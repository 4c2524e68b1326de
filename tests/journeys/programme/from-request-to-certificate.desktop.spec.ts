import type { Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { isAccessible, ownPage, test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import {
  addressMailedTo,
  confirmed,
  confirmedAfterMails,
  confirmMails,
  coordinatorAt,
  expertsNamed,
  mailsTo,
  openByLink,
  requestOf,
} from '../matching/matched-people.ts'

test.slow() // four people, one after the other

test('20.8 a request is matched with an expert, both collaborate, and the expert gets a certificate', async ({
  page,
  browser,
  aster,
  store,
}) => {
  const hospital = await requestOf(store, 'Baobab Hospital')
  const experts = await expertsNamed(store, ['Adjoa', 'Bisi', 'Chidi'], 'Marula')
  const chosen = experts[1] as (typeof experts)[number]
  const desk = await coordinatorAt(browser, aster, store)

  await desk.goto(paths.adminHospital(hospital.id))
  await desk.getByRole('button', { name: 'Accept as eligible' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: /^Move/ }).click()
  await desk.getByRole('link', { name: 'Find experts' }).click()
  await desk.getByLabel('Name, institution or reference').fill('Marula')
  await desk.waitForURL(/search=Marula/)
  for (const name of ['Adjoa', 'Bisi']) {
    await desk.getByRole('checkbox', { name: new RegExp(`${name} Marula`) }).focus()
    await desk.keyboard.press('Space')
  }
  await expect(desk.getByRole('table', { name: 'Side by side' })).toBeVisible()
  await expect(desk.getByRole('columnheader')).toHaveCount(2)
  await desk.getByRole('link', { name: 'Close the comparison' }).click()
  for (const name of ['Adjoa', 'Bisi', 'Chidi']) await add(desk, `${name} Marula`)
  await confirmedAfterMails(desk, store, { ...ask, yes: 'Send the questions' })
  await expect(desk.getByText('The questions to 3 experts go out at')).toBeVisible()

  await openByLink(page, ownPage(chosen), chosen)
  await expect(page.getByRole('button', { name: 'Not now' })).toBeVisible()
  await isAccessible(page)
  for (const { email } of experts) {
    await page.goto(await addressMailedTo(aster, email, paths.invitation()))
    await expect(page.getByText('Nobody here has made an antibiogram before.')).toBeVisible()
    await page.getByRole('button', { name: 'I am interested' }).click()
    await expect(page.getByText('Thank you. You are interested')).toBeVisible()
  }

  await desk.reload()
  await confirmedAfterMails(desk, store, { ...send, yes: 'Send the shortlist' })
  await expect(desk.getByText('The shortlist of 3 experts goes to the hospital at')).toBeVisible()

  await openByLink(page, await addressMailedTo(aster, hospital.email, paths.selectExpert()), hospital)
  await choose(page, 'Bisi Marula')

  await desk.goto(paths.admin())
  await openChoice(desk, 'Bisi Marula')
  await expect(desk.getByText('Confirm the choice')).toBeVisible()
  const match = desk.url()
  await desk.getByText('Confirm the choice').click()
  await desk.getByLabel('The hospital has told us that its choice stands').check()
  await desk.getByRole('button', { name: 'Confirm and send', exact: true }).click()
  await expect(desk.getByText('The choice is confirmed.')).toBeVisible()

  await openByLink(page, await addressMailedTo(aster, hospital.email, paths.editHospital()), hospital)
  await isAccessible(page)
  await sign(page, 'Kojo Asante')
  page.on('filechooser', () => {})
  const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(honestPdf(2000)) }
  const { promise: line, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/uploads**', async (route) => {
    await line
    await route.continue()
  })
  await page.getByLabel('Letter of commitment').setInputFiles(letter)
  const handIn = page.getByRole('button', { name: 'Hand in the letter' })
  await handIn.click()
  // The press waits for the file.
  await expect(handIn).toHaveAttribute('aria-busy')
  open()
  await expect(page.getByText('Thank you. The letter is here')).toBeVisible()
  await openByLink(page, await addressMailedTo(aster, chosen.email, paths.editExpert()), chosen)
  await sign(page, 'Bisi Marula')
  await isAccessible(page)

  await desk.goto(match)
  await expect(desk.getByText('Everything is signed.')).toBeVisible()
  await confirmedAfterMails(desk, store, { ...begin, yes: 'Begin and send' })
  await expect(desk.getByText('The collaboration begins.')).toBeVisible()

  await openByLink(page, await addressMailedTo(aster, chosen.email, paths.editExpert()), chosen)
  await report(page, 'Write the mid-term report', 'Bisi')
  await report(page, 'Write the final report', 'Bisi')
  await openByLink(page, await addressMailedTo(aster, hospital.email, paths.editHospital()), hospital)
  await page.getByRole('button', { name: 'Write the feedback report' }).click()
  await isAccessible(page)
  await page.getByLabel('How helpful was the collaboration?').selectOption('Very helpful')
  await answerReport(page, 'Kojo')

  await desk.goto(match)
  for (const kind of ['Mid-term', 'Final', 'Feedback']) {
    await desk.getByRole('button', { name: `Accept: ${kind} report` }).click()
    await expect(desk.getByText('The report is accepted.')).toBeVisible()
  }
  await confirmedAfterMails(desk, store, { ...complete, yes: 'Complete and send' })
  await expect(desk.getByText('Completed. Both get a mail.')).toBeVisible()
  await desk.getByRole('button', { name: 'Draft a story' }).click()
  await expect(desk.getByText('The story is drafted.')).toBeVisible()

  await openByLink(page, await addressMailedTo(aster, chosen.email, paths.editExpert()), chosen)
  const certificate = page.getByRole('link', { name: 'Download your certificate' })
  const answer = await page.request.get((await certificate.getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await desk.close()
})

test(
  '22.10 a coordinator undoes a choice, and the hospital declines all experts',
  long,
  async ({ page, browser, aster, store }) => {
    const hospital = await requestOf(store, 'Kapok Hospital', 'eligible')
    const experts = await expertsNamed(store, ['Dede', 'Efua', 'Fola'], 'Neem')
    const desk = await coordinatorAt(browser, aster, store)
    const workspace = paths.adminWorkspace(hospital.id)
    await desk.goto(`${workspace}?search=Neem`)
    for (const name of ['Dede', 'Efua', 'Fola']) await add(desk, `${name} Neem`)
    await desk.locator('summary', { hasText: 'Send to hospital' }).click()
    await desk.getByLabel('Why is somebody sent who was not asked first?').fill('They told us by telephone.')
    await desk.getByRole('button', { name: 'Show the mail first' }).click()
    await confirmMails(desk, store, 'Send the shortlist')
    await expect(desk.getByText('The shortlist of 3 experts goes to the hospital at')).toBeVisible()

    await openByLink(page, await addressMailedTo(aster, hospital.email, paths.selectExpert()), hospital)
    await choose(page, 'Efua Neem')

    await desk.goto(paths.admin())
    await openChoice(desk, 'Efua Neem')
    await confirmed(desk, 'Take the choice back', 'Take it back')
    await expect(desk.getByText('The choice is taken back.')).toBeVisible()

    await expect.poll(() => mailsTo(aster, hospital.email)).toBe(3) // the shortlist, the receipt, the undone choice
    await openByLink(page, await addressMailedTo(aster, hospital.email, paths.selectExpert()), hospital)
    await expect(page.getByRole('radio')).toHaveCount(3)
    await page.getByRole('button', { name: 'None of these suits us' }).click()
    await page.getByLabel('What is missing').fill('We need somebody who speaks Twi.')
    await page.getByRole('button', { name: 'Send to the coordinators' }).click()
    await expect(page.getByText('Thank you. We look again.')).toBeVisible()

    await desk.goto(workspace)
    await expect(desk.getByText('Status of the request: Eligible')).toBeVisible()
    await expect(desk.getByText('We need somebody who speaks Twi.').first()).toBeVisible()
    await confirmed(desk, 'Give the shortlist back', 'Give it back and send')
    await expect(desk.getByText('The hospital has its shortlist again')).toBeVisible()
    for (const { email } of experts)
      expect(await mailsTo(aster, email), 'no mail about the undone choice was sent').toBe(0)
    await desk.close()
  },
)

const ask = { act: 'Ask these experts', show: 'Show the mail first' }
const send = { act: 'Send to hospital', show: 'Show the mail first' }
const begin = { act: 'Begin the collaboration', show: 'Show the mails first' }
const complete = { act: 'Complete', show: 'Show the mails first' }

async function add(desk: Page, name: string): Promise<void> {
  await desk.getByRole('button', { name: `Add to shortlist : ${name}` }).click()
  await expect(desk.getByText(`${name} is on the shortlist now.`)).toBeVisible()
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Confirm Selection' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { name: `You have chosen ${name}` })).toBeVisible()
}

async function openChoice(desk: Page, name: string): Promise<void> {
  await desk
    .getByRole('region', { name: 'Choices to confirm' })
    .getByRole('link', { name: new RegExp(`^(?!Confirm).*${name}`) })
    .click()
}

async function sign(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your full name').fill(name)
  await page.getByRole('button', { name: 'Accept the agreement' }).click()
  await expect(page.getByText('Thank you. You have accepted the agreement')).toBeVisible()
}

async function report(page: Page, kind: string, who: string): Promise<void> {
  await page.getByRole('button', { name: kind }).click()
  await answerReport(page, who)
}

async function answerReport(page: Page, who: string): Promise<void> {
  for (const question of [
    /^What (have you|has the expert) done/,
    /^What has changed/,
    /^What (comes|should|will).* next/,
  ]) {
    await page.getByLabel(question).fill(`${who} says what is so.`)
  }
  const consent = page.getByLabel('The registry may tell this as a story')
  if (await consent.count()) await consent.check()
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByText('Thank you. Your report is here')).toBeVisible()
}
