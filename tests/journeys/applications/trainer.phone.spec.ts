import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { giveCredentials, isAccessible, save, updated } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { expect, test } from '../browser/reused-page.ts'
import { receiptOf } from './receipt.ts'

test('2.14 a trainer applies by keyboard alone, and changes the application by link', async ({
  page,
  aster,
}) => {
  test.slow() // every key is pressed
  const email = `keyboard.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(paths.applyTrainer())
  await hydrated(page)
  await isAccessible(page)
  const person = new Keyboard(page)
  await person.type('Name', 'Ama')
  await person.type('Surname', 'Owusu')
  await person.type('Email', email)
  await person.type('Phone number', '+233 20 123 4567')
  await person.type('Country of origin', 'Ghana')
  await person.pick('Type or choose', 'steward')
  await person.pick('Add a language', 'other')
  await person.type('Other language', 'Twi')
  await person.tabTo(page.getByLabel('Proficiency in Other'))
  await page.keyboard.press('End')
  await person.tick(page.getByLabel('ESCMID course completed'))
  await person.type('ESCMID graduation year', '2019')
  const answered = page.waitForResponse(`**${apiPaths.trainersApplications}`)
  await person.press(/^Submit/)
  const answer = await answered
  expect(answer.status()).toBe(201)
  expect(answer.request().postDataJSON()).toMatchObject({
    language_proficiency: [{ id: 0, value: 'Other', proficiency: 'Native' }],
    language_proficiency_other: 'Twi - Native',
    graduation_year_escmid: 2019,
  })
  const receipt = await receiptOf(page, aster, email)

  await page.goto(receipt.href)
  await giveCredentials(page, receipt)
  await expect(page.getByLabel('Other language')).toHaveValue('Twi')
  await isAccessible(page)
  await page.getByLabel('Surname').fill('Owusu-Mensah')
  await save(page)
  await updated(page)
  await page.getByRole('button', { name: 'Back to my application' }).click()
  await expect(page.getByLabel('Surname')).toHaveValue('Owusu-Mensah')
})
