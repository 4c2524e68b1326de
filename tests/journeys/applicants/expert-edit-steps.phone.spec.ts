import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { steps } from '../applications/expert-draft.ts'
import { expect } from '../aster.ts'
import { Keyboard } from '../browser/keyboard.ts'
import { dialogOf, isAccessible, openApplication, ownPage, save, test, updated } from './own-expert.ts'

test('4.24 on a phone every step is two taps away; unsaved changes outlive a reload, which asks for nothing', async ({
  page,
  expert,
  store,
}) => {
  await openApplication(page, expert)
  await isAccessible(page)
  await page.getByText('All steps').tap()
  await page.getByRole('link', { name: steps.availability }).tap()
  await expect(page.getByRole('heading', { level: 2, name: steps.availability })).toBeFocused()
  await expect(page).toHaveTitle(/^Edit your application: Availability/)
  await page.getByLabel('I am available for:').selectOption('Online and onsite support')
  await expect(page.getByText('Your unsaved changes are kept on this device.')).toBeVisible()

  await page.reload()
  await expect(page.getByText('You see changes that are not saved yet')).toBeVisible()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByLabel('I am available for:')).toHaveValue('Online and onsite support')
  await isAccessible(page)
  await save(page)
  await updated(page)
  await expect(page).toHaveTitle(/^Your form was successfully updated\./)
  const { answers } = await store.db
    .selectFrom('application')
    .select('answers')
    .where('id', '=', expert.id)
    .executeTakeFirstOrThrow()
  expect(answers).toMatchObject({ general_availability: 'Online and onsite support' })
  await page.getByRole('button', { name: 'Back to my application' }).tap()
  await expect(page.getByText('You see changes that are not saved yet')).toHaveCount(0)

  await page.goto(`${ownPage(expert)}&plain&all`) // as a browser without JavaScript is shown it
  await expect(page.getByLabel('Surname')).toHaveValue('Owusu')
  await isAccessible(page)
})

test('4.25 by keyboard consent ‘No’ leads to Withdraw, which gives the focus back', async ({
  page,
  expert,
}) => {
  await openApplication(page, expert, '&step=submission')
  const person = new Keyboard(page)
  await person.tabTo(page.getByLabel('Yes'))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('alert')).toContainText('Without your consent we cannot keep your application')
  await isAccessible(page)
  await person.tabTo(page.getByRole('link', { name: 'Go to Withdraw and Erase' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#rights')).toBeFocused()
  const withdraw = page.getByRole('button', { name: 'Withdraw my application' })
  await person.tabTo(withdraw)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'No, go back' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(withdraw).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('4.26 an expert opens the application, replaces a file on its step and saves it', async ({
    page,
    expert,
    store,
  }) => {
    await page.goto(ownPage(expert))
    await page.getByRole('textbox', { name: 'Email' }).fill(expert.email)
    await page.getByLabel('PIN', { exact: true }).fill(expert.pin)
    await page.getByRole('button', { name: 'Open my application' }).click()
    await expect(page.getByLabel('Surname')).toHaveValue('Owusu')
    await page.getByText('All steps').click()
    await page.getByRole('button', { name: steps.motivation }).click()
    await expect(page.getByRole('link', { name: /^View/ })).toHaveCount(2)
    const file = { name: 'new.pdf', mimeType: 'application/pdf', buffer: honestPdf(3000) }
    await page.locator('[type=file][name=resume]').setInputFiles(file)
    await page.getByLabel(/^Motivation/).fill('')
    await save(page)
    await expect(page.locator('#motivation-error')).toHaveText('This field is required')
    await expect(page.getByText('new.pdf')).toBeVisible()
    await page.getByLabel(/^Motivation/).fill('To share what worked.')
    await save(page)
    await expect(page.getByRole('heading', { name: 'Your form was successfully updated.' })).toBeVisible()
    const files = await store.db
      .selectFrom('upload')
      .select('name')
      .where('application_id', '=', expert.id)
      .execute()
    expect(files.map(({ name }) => name).sort()).toEqual(['Curriculum vitae.pdf', 'new.pdf'])
  })
})
