import { apiPaths } from '../../../src/domain/api/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { hydrated } from '../browser/hydrated.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { expect, test } from '../browser/reused-page.ts'
import { filled, stepAddress, steps } from './expert-draft.ts'
import { expectArrived } from './kept-applications.ts'

test('an expert applies by keyboard alone', async ({ page, aster, databaseUrl }) => {
  test.slow() // every key is pressed
  const email = `keyboard.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(stepAddress('personal'))
  await hydrated(page)
  // Register the handler before the key press, or it may miss the dialog.
  page.on('filechooser', () => {})
  const { keyboard } = page
  const person = new Keyboard(page)
  const choose = async (name: string) => {
    await person.tabTo(page.locator(`input[type=file][name=${name}]`))
    const dialog = page.waitForEvent('filechooser')
    await keyboard.press('Enter')
    const buffer = honestPdf(30 * 1024)
    await (await dialog).setFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
    await expect(page.locator(`#${name} .file__name b`)).toHaveText(`${name}.pdf`)
  }
  const arriveAt = (step: keyof typeof steps) =>
    expect(page.getByRole('heading', { level: 1, name: steps[step], exact: true })).toBeFocused()

  await person.type('Name', filled.name)
  await person.type('Surname', filled.surname)
  await person.type('Phone', filled.phone)
  await person.type('Email', email)
  await person.type('Current employer (if retired, note here)', filled.institution)
  await person.type('Job title', filled.job_title)
  await person.type('Country', 'Ghana')
  await person.press(/^Next/)

  await arriveAt('professional')
  await person.pick('Type or choose', 'surg')
  await person.type('Please specify subspecialty (optional)', 'Orthopaedics')
  await person.type('Years of work experience', '10')
  await person.press(/^Next/)

  await arriveAt('motivation')
  await person.type('Motivation for joining the registry', filled.motivation)
  await choose('resume')
  await choose('endorsement')
  await expect(page.getByText('30 KB, uploaded')).toHaveCount(2, { timeout: 20_000 })
  await person.press(/^Next/)

  await arriveAt('global')
  await person.pick('Add a language', 'french')
  await person.tabTo(page.getByLabel('Proficiency in French'))
  await keyboard.press('ArrowRight')
  await expect(page.getByLabel('Proficiency in French')).toHaveAttribute('aria-valuetext', 'Intermediate')
  await person.tabTo(page.getByLabel('Africa, <5 years'))
  await keyboard.press('ArrowRight')
  await expect(page.getByLabel('Africa, 5-10 years')).toBeChecked()
  await person.pick('Type a country', 'ghana')
  await person.press(/^Next/)

  await arriveAt('availability')
  await person.type('I am available for:', 'Online s')
  await person.press(/^Next/)

  await arriveAt('submission')
  await person.tick(page.getByLabel('Yes'))
  const answered = page.waitForResponse(`**${apiPaths.expertsApplications}`)
  await person.press(/^Submit/)
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
