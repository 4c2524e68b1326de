import { apiPaths } from '../../../src/domain/api/paths.ts'
import { expertExample } from '../../../src/domain/forms/expert-example.ts'
import { paths } from '../../../src/domain/paths.ts'
import { solveCaptcha } from '../../harness/protection/solve-captcha.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { arrivedFiles } from '../applications/expert-draft.ts'
import { mailsAbout } from '../applications/kept-applications.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import {
  dialogOf,
  giveCredentials,
  isAccessible,
  openApplication,
  ownPage,
  save,
  test,
  updated,
} from './own-expert.ts'

test('link and PIN of the receipt open the application, and a changed answer is saved', async ({
  page,
  aster,
  store,
}) => {
  await page.goto(`${paths.applyExpert()}?step=personal`)
  const email = `ama.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const read = async (path: string) => (await page.request.get(path)).json()
  const applied = await page.request.post(apiPaths.expertsApplications, {
    headers: { 'x-xsrf-token': token, 'x-captcha-token': await solveCaptcha('expert', read) },
    data: { ...expertExample, ...(await arrivedFiles(store)), email },
  })
  const { reference } = await applied.json()
  const receipt = async () => (await mailsAbout(aster, reference)).find(({ headers }) => headers.to === email)
  await expect.poll(receipt).toBeTruthy()
  const { text = '' } = (await receipt()) ?? {}
  const pin = text.match(/\b\d{6}\b/)?.[0] ?? ''

  await page.goto(text.match(/http\S+\/become-expert\/edit\?h=[\w-]+/)?.[0] ?? '')
  await giveCredentials(page, {
    email: ` ${email.toUpperCase()} `,
    pin: `${pin.slice(0, 3)} ${pin.slice(3)}`,
  })
  await expect(page.getByText(reference)).toBeVisible()
  await expect(page.getByLabel('Surname')).toHaveValue(expertExample.surname)
  await page.getByLabel('Job title').fill('Head of laboratory')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await save(page)
  await updated(page)
  expect((await sent).postDataJSON()).toEqual({
    id: expect.any(String),
    version: 1,
    fieldsToUpdate: { job_title: 'Head of laboratory' },
  })
  await page.getByRole('button', { name: 'Back to my application' }).click()
  await expect(page.getByLabel('Job title')).toHaveValue('Head of laboratory')
})

test('before valid credentials the form is empty and inert', async ({ page, expert }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(ownPage(expert))
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('Email')).toBeFocused()
  expect((await dialog.boundingBox())?.width).toBe(Math.min(400, (page.viewportSize()?.width ?? 0) - 32))
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await isAccessible(page)
  await expect(page.locator('.editing')).toHaveAttribute('inert')
  await expect(page.locator('.editing').getByLabel('Surname')).toHaveValue('')
  expect(await page.content()).not.toContain(expert.email)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])
})

test('9.11 the backdrop of a dialog blurs the page and fades in within 500 ms', async ({ page, expert }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(ownPage(expert))
  await expect(dialogOf(page).getByLabel('Email')).toBeFocused()
  const backdrop = () =>
    dialogOf(page).evaluate((dialog) => {
      const { animationName, animationDuration, backdropFilter } = getComputedStyle(dialog, '::backdrop')
      return { animationName, animationDuration, backdropFilter }
    })
  const blurred = { backdropFilter: expect.stringMatching(/^blur\(\d+px\)$/) }
  expect(await backdrop()).toEqual({ ...blurred, animationName: 'fade', animationDuration: '0.5s' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await backdrop()).toMatchObject({ ...blurred, animationName: 'none' })
  await page.mouse.click(5, 5)
  await expect(dialogOf(page)).toBeVisible()
})

test('wrong credentials show one error, and both inputs stay filled', async ({ page, expert }) => {
  await page.goto(ownPage(expert))
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog.locator('.error')).toHaveText(Array(2).fill('This field is required'))
  await giveCredentials(page, { email: expert.email, pin: '1' })
  await expect(dialog.getByRole('alert')).toHaveText('Invalid email or PIN. Please try again.')
  await expect(dialog.getByLabel('PIN', { exact: true })).toBeFocused()
  await expect(dialog.getByLabel('PIN', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('PIN', { exact: true })).toHaveAccessibleDescription(/Invalid email or PIN/)
  await expect(dialog.getByLabel('PIN', { exact: true })).toHaveValue('1')
  await expect(dialog.getByLabel('Email')).toHaveValue(expert.email)
  await isAccessible(page)

  await page.route('**/authenticate', (route) => route.abort())
  await giveCredentials(page, expert)
  await expect(dialog.getByRole('alert')).toHaveText('Error verifying credentials. Please try again.')
})

test(
  'after five wrong PINs the page says how long to wait, and rejects the right one',
  long,
  async ({ page, expert }) => {
    await page.goto(ownPage(expert))
    const alert = dialogOf(page).getByRole('alert')
    const said: Record<number, RegExp> = {
      4: /After one more wrong attempt/,
      5: /Please try again in 15 minutes/,
    }
    for (let times = 1; times <= 5; times++) {
      const answered = page.waitForResponse((response) => response.status() === 401)
      await giveCredentials(page, { email: expert.email, pin: `${times}` })
      await answered
      await expect(alert).toHaveText(said[times] ?? 'Invalid email or PIN. Please try again.')
    }
    await giveCredentials(page, expert)
    await expect(alert).toHaveText('Too many wrong attempts. Please try again in 15 minutes.')
  },
)

test('a new PIN comes by mail; an unknown link gets the same answer', async ({ page, expert, store }) => {
  const ask = async (hash: string) => {
    await page.goto(ownPage({ hash }))
    await dialogOf(page).getByRole('button', { name: 'Send me a new PIN' }).click()
    await expect(dialogOf(page).getByRole('status')).toContainText('a new PIN is on its way')
    return dialogOf(page).getByRole('status').textContent()
  }
  const said = await ask(expert.hash)
  const mails = await store.db.selectFrom('mail').select('recipient').execute()
  expect(mails.filter(({ recipient }) => recipient === expert.email)).toHaveLength(1)
  expect(await ask('q7VhN2c0T1mXo3kZr8Yw5g')).toBe(said)
})

test(
  'a filled form is accessible, and errors are shown at their questions',
  long,
  async ({ page, expert }) => {
    await openApplication(page, expert, '&all')
    await save(page)
    await expect(page.getByText('There is nothing to save yet')).toBeVisible()
    await page.getByLabel('Email', { exact: true }).fill(`new.${expert.email}`)
    await save(page)
    await updated(page)
    await page.getByRole('button', { name: 'Back to my application' }).click()
    await expect(page.getByRole('button', { name: 'Cancel the change' })).toBeVisible()
    await isAccessible(page)
    await page.getByLabel('Surname').fill('')
    await page
      .getByRole('button', { name: /^Remove file/ })
      .first()
      .click()
    await save(page)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Surname: This field is required',
      /This field is required$/,
    ])
    await expect(page).toHaveTitle(/^Error: Edit your application/)
    await isAccessible(page)
  },
)

test('a file can be viewed, replaced, and left unchanged', async ({ page, expert, store }) => {
  await openApplication(page, expert, '&step=motivation')
  await expect(page.locator('.file--sent')).toContainText(Array(2).fill(/Ama_[0-9a-f]{8}_Owusu\.pdf/))
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^Download/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/^resume-Owusu-E-\d{5}\.pdf$/)

  await page
    .getByRole('button', { name: /^Remove file/ })
    .first()
    .click()
  await expect(page.locator('input[type=file]')).toBeFocused()
  await page.getByRole('button', { name: 'Keep the file that you sent before' }).click()
  await expect(page.getByRole('button', { name: /^View/ }).first()).toBeFocused()
  await expect(page.getByRole('button', { name: /^View/ })).toHaveCount(2)

  await page
    .getByRole('button', { name: /^Remove file/ })
    .first()
    .click()
  const file = { name: 'new.pdf', mimeType: 'application/pdf', buffer: honestPdf(3000) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.locator('.file--sent', { hasText: 'new.pdf' })).toBeVisible()
  await save(page)
  await updated(page)
  const files = await store.db
    .selectFrom('upload')
    .select('name')
    .where('application_id', '=', expert.id)
    .execute()
  expect(files.map(({ name }) => name).sort()).toEqual(['Curriculum vitae.pdf', 'new.pdf'])
})
