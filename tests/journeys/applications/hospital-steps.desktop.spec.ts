import type { Page } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { giveCredentials, isAccessible, save } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { expect, test } from '../browser/reused-page.ts'
import { receiptOf } from './receipt.ts'

const summary = (page: Page) => page.getByRole('alert')
const card = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const visit = (page: Page) => page.getByLabel('Visit description')

/** 'Next' leads to the named step, which is accessible. */
async function next(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: `Next: ${step}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: step, exact: true })).toBeFocused()
  await isAccessible(page)
}

/** Leaves a draft on the device, as an earlier visit would have. */
async function leaveDraft(page: Page, answers: object): Promise<void> {
  await page.goto(paths.applyHospital())
  await page.evaluate((kept) => {
    const draft = { version: 1, answers: kept, step: 'general', savedAt: Date.now() }
    localStorage.setItem('aster-draft-hospital', JSON.stringify(draft))
  }, answers)
}

const beforeSupport = {
  name: 'District Hospital',
  address: '1 Road',
  city: 'Bepoase',
  country: 'Ghana',
  contact_person: 'Ama Owusu',
  phone_number: '+233 20 123 4567',
  email: 'ama@hospital.example',
  institution_level_id: 2,
  num_of_employees: 90,
  num_of_beds: 40,
  num_of_outpatients: 300,
  requested_support_description: 'Context',
  requested_support_reason: 'Reason',
  expert_work_expectations: 'Work',
  expected_project_outcome: 'Outcome',
  support_timeframe: '6-12',
}

test('2.13 a hospital asks for support by mouse, step by step, and changes its request by link', async ({
  page,
  aster,
}) => {
  test.slow() // axe checks every step and state
  const email = `mouse.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(paths.applyHospital())
  await isAccessible(page)
  await page.getByRole('link', { name: 'Begin Registration' }).click()
  await hydrated(page)
  await page.getByRole('button', { name: 'Next: About the hospital' }).click()
  await expect(summary(page)).toBeFocused()
  await expect(summary(page)).toContainText('Please fill out all required fields')
  await expect(page.locator('.field .error:visible')).toHaveText(Array(7).fill('This field is required'))
  await isAccessible(page)
  await page.getByLabel('Hospital/Institution name').fill('District Hospital')
  await page.getByLabel('Address').fill('12 Hospital Road')
  await page.getByLabel('City').fill('Bepoase')
  await page.getByLabel('Country', { exact: true }).selectOption('Ghana')
  await page.getByLabel('Contact person', { exact: true }).fill('Ama Owusu')
  await page.getByLabel('Phone number').fill('+233 20 123 4567')
  await page.getByLabel('Email').fill(email)

  await next(page, 'About the hospital')
  await page.getByLabel('Level', { exact: true }).selectOption('Tertiary')
  await page.getByLabel('Number of employees').fill('1,200')
  await page.getByLabel('Number of beds').fill('0')
  await page.getByLabel('Number of outpatients (per month)').fill('900')
  await page.getByRole('combobox', { name: 'Type or choose' }).click()
  await page.locator('.combo__option:visible', { hasText: 'Other' }).click()
  await page.getByLabel('Other working languages').fill('Twi')
  await page.getByLabel('Requested support description').fill('Our laboratory opened this year.')

  await next(page, 'Request for support')
  await page.getByRole('combobox', { name: 'Type or choose' }).click()
  await page.locator('.combo__option:visible', { hasText: 'Antimicrobial Stewardship' }).click()
  await page.getByLabel('What is the reason for your request for support?').fill('A first antibiogram.')
  await page.getByLabel('What do you expect of the expert’s work?').fill('A call every week.')
  await page.getByLabel('Which outcome do you expect of the project?').fill('A guideline.')

  await next(page, 'Type of support')
  await page.getByLabel('Support timeframe').selectOption('6-12 months')
  await card(page, 'Short-term visit').click()
  await visit(page).fill('The laboratory')
  await page.getByLabel('We confirm that our institution covers').check()

  await next(page, 'Submission')
  await expect(page.getByText('we ask you for a letter of commitment')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Read the terms and conditions' })).toHaveAttribute(
    'href',
    paths.termsRequestSupport(),
  )
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.locator('.field .error:visible')).toHaveText([
    'You must accept the terms and conditions to proceed.',
    'You must confirm the accuracy of information provided.',
  ])
  await isAccessible(page)
  await page.getByLabel('We accept the terms and conditions of the expert support').check()
  await page.getByLabel('We confirm the above information is true').check()
  const answered = page.waitForResponse(`**${apiPaths.hospitalApplications}`)
  await page.getByRole('button', { name: 'Submit' }).click()
  const answer = await answered
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toMatchObject({
    num_of_employees: 1200,
    num_of_beds: 0,
    working_languages: [0],
    working_languages_other: 'Twi',
    method_of_support: 'shortTermVisit',
    method_of_support_description: 'The laboratory',
    confirm_support: true,
  })
  const receipt = await receiptOf(page, aster, email)
  await expect(
    page.getByText(
      'Thank you. Your application was successfully sent. You will be contacted for further details.',
    ),
  ).toBeVisible()
  await isAccessible(page)

  await page.goto(`${receipt.href}&all`)
  await giveCredentials(page, receipt)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit your request' })).toBeVisible() // 33.17
  await expect(page.getByLabel('Number of beds')).toHaveValue('0')
  await isAccessible(page)
  await page.getByLabel('Number of beds').fill('40')
  await card(page, 'Online only').click()
  await expect(visit(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove Antimicrobial Stewardship' }).click()
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page)
  await expect(
    page.getByRole('heading', {
      name: 'Your application was successfully edited. You will be contacted for further details.',
    }),
  ).toBeFocused()
  expect((await sent).postDataJSON()).toEqual({
    id: expect.any(String),
    version: 1,
    fieldsToUpdate: {
      num_of_beds: 40,
      method_of_support: 'onlineOnly',
      method_of_support_description: null,
      confirm_support: null,
    },
    field_of_expertise_ids: null,
  })
  await isAccessible(page)
})

test('4.6 the chosen method of support is cleared by choosing it again; another one clears the description', async ({
  page,
}) => {
  await leaveDraft(page, beforeSupport)
  await page.goto(`${paths.applyHospital()}?step=support`)
  await hydrated(page)
  await card(page, 'Online only').click()
  await expect(visit(page)).toHaveCount(0)
  await card(page, 'Online with visit').click()
  await visit(page).fill('The laboratory')
  await expect(page.getByLabel('We confirm that our institution covers')).toBeVisible()
  await card(page, 'Short-term visit').click()
  await expect(visit(page)).toHaveValue('')

  await card(page, 'Short-term visit').click()
  await expect(card(page, 'Short-term visit')).not.toBeChecked()
  await expect(visit(page)).toHaveCount(0)
  await expect(page.locator('.field .error:visible')).toHaveText('This field is required')
  await isAccessible(page)

  await card(page, 'Online only').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.field .error:visible')).toHaveCount(0)
  await next(page, 'Submission')
})
