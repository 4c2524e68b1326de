import type { Locator, Page } from '@playwright/test'
import { apiPaths } from '../../src/domain/api-paths.ts'
import { honestPdf } from '../harness/pdfs/honest-pdfs.ts'
import { expect, test } from './aster.ts'
import { awake } from './awake.ts'
import { filled, stepAddress, steps } from './expert-draft.ts'
import { expectArrived } from './kept-applications.ts'

/** Walks on with the Tab key alone. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeAttached()
  for (let presses = 0; presses < 80; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${control}`)
}

test('an expert applies by keyboard alone', async ({ page, aster, databaseUrl }) => {
  const email = `keyboard.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(stepAddress('personal'))
  await awake(page)
  const { keyboard } = page
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  const pick = async (name: string, text: string) => {
    await tabTo(page, page.getByRole('textbox', { name, exact: true }))
    await keyboard.type(text)
    await keyboard.press('Enter')
    await keyboard.press('Escape')
  }
  const press = async (name: RegExp) => {
    await tabTo(page, page.getByRole('button', { name }))
    await keyboard.press('Enter')
  }
  const choose = async (name: string) => {
    await tabTo(page, page.locator(`input[type=file][name=${name}]`))
    const dialog = page.waitForEvent('filechooser')
    await keyboard.press('Enter')
    const buffer = honestPdf(30 * 1024)
    await (await dialog).setFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
    await expect(page.locator(`#${name} .file__name b`)).toHaveText(`${name}.pdf`)
  }
  const arriveAt = (step: keyof typeof steps) =>
    expect(page.getByRole('heading', { level: 1, name: steps[step], exact: true })).toBeFocused()

  await type('Name', filled.name)
  await type('Surname', filled.surname)
  await type('Phone', filled.phone)
  await type('Email', email)
  await type('Current employer (if retired, note here)', filled.institution)
  await type('Job title', filled.job_title)
  await type('Country', 'Ghana')
  await press(/^Next/)

  await arriveAt('professional')
  await pick('Type or choose', 'surg')
  await type('Please specify subspecialty (optional)', 'Orthopaedics')
  await type('Years of work experience', '10')
  await press(/^Next/)

  await arriveAt('motivation')
  await type('Motivation for joining the registry', filled.motivation)
  await choose('resume')
  await choose('endorsement')
  await expect(page.getByText('30 KB, uploaded')).toHaveCount(2)
  await press(/^Next/)

  await arriveAt('global')
  await pick('Add a language', 'french')
  await tabTo(page, page.getByLabel('Proficiency in French'))
  await keyboard.press('ArrowRight')
  await expect(page.getByLabel('Proficiency in French')).toHaveAttribute('aria-valuetext', 'Intermediate')
  await tabTo(page, page.getByLabel('Africa, 5-10 years'))
  await keyboard.press('Space')
  await pick('Type a country', 'ghana')
  await press(/^Next/)

  await arriveAt('availability')
  await type('I am available for:', 'Online s')
  await press(/^Next/)

  await arriveAt('submission')
  await tabTo(page, page.getByLabel('Yes'))
  await keyboard.press('Space')
  const answered = page.waitForResponse(`**${apiPaths.expertsApplications}`)
  await press(/^Submit/)
  const answer = await answered
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toMatchObject({
    country: 'Ghana',
    specialty_ids: [10],
    specialty_surgery_subspecialty: 'Orthopaedics',
    work_experience_range: '10 – 15 years',
    language_proficiency: [{ id: 2, value: 'French', proficiency: 'Intermediate' }],
    regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '5-10' }],
    regional_experience_countries: ['Ghana'],
    general_availability: 'Online support only',
    consent: true,
  })
  await expectArrived(page, { aster, databaseUrl, email })
})
