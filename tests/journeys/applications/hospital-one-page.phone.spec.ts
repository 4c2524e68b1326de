import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { expect, test } from '../browser/reused-page.ts'
import { long } from '../long.ts'
import { receiptOf } from './receipt.ts'

test(
  '2.13 a hospital asks for support by keyboard alone, with all questions on one page',
  long,
  async ({ page, aster }) => {
    test.slow() // every key is pressed
    const email = `keyboard.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    await page.goto(`${paths.applyHospital()}?step=general`)
    await hydrated(page)
    const person = new Keyboard(page)
    await person.tabTo(page.getByRole('link', { name: 'Show all questions on one page' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Request Support' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'General information',
      'About the hospital',
      'Request for support',
      'Type of support',
      'Submission',
    ])
    await hydrated(page)
    await isAccessible(page)

    await person.type('Hospital/Institution name', 'District Hospital')
    await person.type('Address', '12 Hospital Road')
    await person.type('City', 'Bepoase')
    await person.type('Country', 'Ghana')
    await person.type('Contact person', 'Ama Owusu')
    await person.type('Phone number', '+233 20 123 4567')
    await person.type('Email', email)
    await person.type('Level', 'Ter')
    await person.type('Number of employees', '120')
    await person.type('Number of beds', '80')
    await person.type('Number of outpatients (per month)', '900')
    await expect(page.getByText(/^Draft saved on this device/)).toBeVisible()
    await page.reload()
    await hydrated(page)
    await expect(page.getByLabel('Number of beds')).toHaveValue('80')

    await person.type('Requested support description', 'Our laboratory opened this year.')
    await person.type('What is the reason for your request for support?', 'A first antibiogram.')
    await person.type('What do you expect of the expert’s work?', 'A call every week.')
    await person.type('Which outcome do you expect of the project?', 'A guideline.')
    await person.type('Support timeframe', '6')
    await person.tick(page.getByRole('radio', { name: /^Online only/ }))
    await person.tick(page.getByLabel('We accept the terms and conditions of the expert support'))
    await person.press(/^Submit/)
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('You must confirm the accuracy of information provided.')
    await isAccessible(page)
    await person.tabTo(summary.getByRole('link'))
    await page.keyboard.press('Enter')
    await person.tick(page.getByLabel('We confirm the above information is true'))
    const answered = page.waitForResponse(`**${apiPaths.hospitalApplications}`)
    await person.press(/^Submit/)
    expect((await answered).status()).toBe(201)
    await receiptOf(page, aster, email)
  },
)
