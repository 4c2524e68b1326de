import pg from 'pg'
import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { hydrated } from '../browser/hydrated.ts'
import { postUntilTaken } from '../browser/native-post.ts'
import { expect, test } from '../browser/reused-page.ts'

async function messagesFrom(
  databaseUrl: string,
  email: string,
): Promise<{ answers: object; locale: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query('SELECT answers, locale FROM contact_message WHERE email = $1', [email])
  await client.end()
  return rows
}

const unique = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@hospital.example`

test('2.11 a visitor sends a message by keyboard alone and gets a confirmation', async ({
  page,
  databaseUrl,
}) => {
  const email = unique('ama')
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).focus()
  for (const typed of ['Ama', 'Mensah', email, '+233 000 000', 'May a district hospital apply?']) {
    await page.keyboard.type(typed)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
  await isAccessible(page)
  await page.reload()
  await expect(page).toHaveTitle(/^Your message has arrived/)
  await page.getByRole('link', { name: 'Send another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(await messagesFrom(databaseUrl, email)).toEqual([
    {
      answers: {
        name: 'Ama',
        surname: 'Mensah',
        email,
        phone: '+233 000 000',
        message: 'May a district hospital apply?',
      },
      locale: 'en',
    },
  ])
})

test('a visitor is answered in the language of the page', async ({ page, databaseUrl }) => {
  const email = unique('zuri')
  await page.goto(localPath('ar-XB', paths.contact()))
  await hydrated(page)
  await page.locator('[name=name]').fill('Zuri')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=message]').fill('Hello')
  await page.locator('main [type=submit]').click()
  await expect.poll(() => messagesFrom(databaseUrl, email)).toMatchObject([{ locale: 'ar-XB' }])
})

test('the draft of a message survives a reload, until it is sent or deleted', async ({ page }) => {
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Message').fill('May a district hospital apply?')
  await expect(page.getByText('Draft saved on this device')).toBeVisible()
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Message')).toHaveValue('May a district hospital apply?')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Delete this draft' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.locator(':focus')).toHaveText('The draft is no longer on this device')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('8.2 an incomplete message gets an error at each field, and no input is lost', async ({ page }) => {
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Surname').fill('Mensah')
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Please fill in all required fields')
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Error: Contact Us/)
  await expect(page.locator('.field .error')).toHaveText(Array(3).fill('This field is required'))
  await expect(page.getByLabel('Surname')).toHaveValue('Mensah')
  await summary.getByRole('link', { name: /^Message/ }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await page.getByLabel('Message').fill('Hello')
  await expect(page.locator('.field .error')).toHaveCount(2)
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Email').fill('ama@hospital.example')
  await expect(page).toHaveTitle(/^Contact Us/)
})

test('8.3 an invalid address shows the error of this form when the field loses focus', async ({ page }) => {
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Message').fill('Hello')
  await page.getByLabel('Email').fill('ama@')
  await page.getByLabel('Phone').focus()
  await expect(page.locator('.field .error')).toHaveText('Incorrect email format')
  await expect(page.getByRole('status').first()).toHaveText('Email: Incorrect email format')
  await page.getByLabel('Email').fill('ama')
  // One press is enough: the error that appears on leaving the field must not move the button.
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Please enter valid email format')
})

test('8.11 a lost connection is reported, and the message is sent once when it is back', async ({
  page,
  context,
  databaseUrl,
}) => {
  const email = unique('broken')
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Hello')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no connection at the moment.')
  await isAccessible(page)
  // The server stores this message, but its response is lost.
  await page.route(
    '**/api/contact',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  const lost = page.waitForEvent('requestfailed')
  await context.setOffline(false)
  await lost
  await expect(page.getByLabel('Message')).toHaveValue('Hello')
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  expect(await messagesFrom(databaseUrl, email)).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form works as a native post, with the same texts', async ({ page, databaseUrl }) => {
    const email = unique('native')
    await page.goto(paths.contact())
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('alert')).toContainText('Please fill in all required fields')
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByLabel('Name', { exact: true }).fill('Ama')
    await page.getByLabel('Message').fill('Hello')
    await postUntilTaken(page, 'Send message', /\?sent$/)
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
    expect(await messagesFrom(databaseUrl, email)).toHaveLength(1)
    await page.reload()
    expect(await messagesFrom(databaseUrl, email)).toHaveLength(1)
  })
})
