import type { BrowserContext, Page, Route } from '@playwright/test'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'
import { arrivedFiles, cachedAnswers, filled, leaveDraft, stepAddress } from './expert-draft.ts'
import { applicationsOf } from './kept-applications.ts'

const bar = (page: Page) => page.locator('#not-sent')
const unsent = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('aster-outbox')) return 0
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open('aster-outbox')
      opening.onsuccess = () => {
        const counting = opening.result.transaction('unsent').objectStore('unsent').count()
        counting.onsuccess = () => resolve(counting.result)
      }
    })
  })

/** The API is unreachable, while pages still load. */
async function cutCalls(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route('**/api/**', (route) => route.abort('connectionreset'))
  return () => context.unroute('**/api/**')
}

test('33.1 every page shows that an application waits for a connection, and sends it once', async ({
  page,
  context,
  store,
  databaseUrl,
}) => {
  const email = `ama.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await leaveDraft(page, store, { ...filled, ...(await arrivedFiles(store)), email })
  await page.goto(stepAddress('submission'))
  await hydrated(page)
  await page.getByLabel('Yes').check()
  const mend = await cutCalls(context)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('There is no connection at the moment')).toBeVisible()
  await page.close()

  const other = await context.newPage()
  await other.goto(paths.about())
  await expect(bar(other)).toContainText('Not sent yet')
  await expect(bar(other)).toContainText('Your application waits on this device.')
  await isAccessible(other)
  await other.goto(paths.news())
  await expect(bar(other).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', paths.applyExpert())
  expect(await applicationsOf(databaseUrl, email)).toEqual([])

  await mend()
  await other.evaluate(() => dispatchEvent(new Event('online')))
  await expect(bar(other)).toContainText('Your application has arrived')
  const [kept, ...more] = await applicationsOf(databaseUrl, email)
  expect(more).toEqual([])
  expect(kept?.files).toEqual(['endorsement', 'resume'])
  expect([await cachedAnswers(other), await unsent(other)]).toEqual([undefined, 0])
  await bar(other).getByRole('link', { name: 'See the receipt' }).click()
  await expect(other.getByText(`Your reference: ${kept?.reference}`)).toBeVisible()
  await other.goto(paths.news())
  await expect(bar(other)).toHaveCount(0)
})

test(
  '33.1 files and form are sent from another page; a lost response causes no second application',
  long,
  async ({ page, context, databaseUrl }) => {
    const email = `afia.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    await page.goto('/robots.txt')
    await page.evaluate(
      (answers) => {
        const draft = { version: 1, answers, step: 'motivation', savedAt: Date.now() }
        localStorage.setItem('aster-draft-expert', JSON.stringify(draft))
      },
      { ...filled, email },
    )
    await page.goto(`${paths.applyExpert()}?all`)
    await hydrated(page)
    await page.getByLabel('Yes').check()
    const mend = await cutCalls(context)
    for (const name of ['resume', 'endorsement']) {
      const buffer = honestPdf(2000)
      await page
        .locator(`#${name}`)
        .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
      await expect(page.locator(`#${name} .file__name`)).toContainText(`${name}.pdf`)
    }
    // The status of the files moves the button, and a click could go beside it.
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    await expect(page.getByText('Your files are still on their way')).toBeVisible()
    await page.goto(paths.news())
    await expect(bar(page)).toContainText('Not sent yet')

    const lose = async (route: Route) => {
      await route.fetch()
      await route.abort('connectionreset')
    }
    await context.route(`**${apiPaths.expertsApplications}`, lose, { times: 1 })
    const lost = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().endsWith(apiPaths.expertsApplications),
    })
    await mend()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await lost
    // The form, opened again, knows which files went with it, unless the page before has already tried again.
    await page.goto(`${paths.applyExpert()}?all`)
    const receipt = bar(page).getByRole('link', { name: 'See the receipt' })
    const arrived = page.getByRole('heading', { name: 'Your application has arrived' })
    await expect(arrived.or(receipt)).toBeVisible()
    if (await receipt.isVisible()) await receipt.click()
    const [kept, ...more] = await applicationsOf(databaseUrl, email)
    expect([kept?.files, more]).toEqual([['endorsement', 'resume'], []])
    await expect(page.getByText(`Your reference: ${kept?.reference}`)).toBeVisible()
  },
)

test('33.1 an unsent form is sent by itself when it is opened again; 33.10 a change stops that, and every page says so', async ({
  page,
  context,
  store,
}) => {
  const email = `kojo.${crypto.randomUUID().slice(0, 8)}@hospital.example`
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Kojo')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message').fill('Hello')
  const mend = await cutCalls(context)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  await isAccessible(page)
  await page.goto(paths.news())
  await expect(bar(page)).toContainText('Your message waits on this device.')
  await bar(page).getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  await page.getByLabel('Message').fill('Hello there')
  const changed =
    'You changed your message after you pressed ‘Send message’, so it is not on its way any more.'
  await expect(page.getByRole('alert')).toContainText(changed)
  await isAccessible(page)
  await page.goto(paths.news())
  await expect(bar(page)).toContainText(changed)
  await bar(page).getByRole('link', { name: 'Open it' }).click()
  await expect(page.getByRole('alert')).toContainText(changed)

  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no connection')
  await mend()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible()
  const messages = store.db.selectFrom('contact_message').select('answers').where('email', '=', email)
  expect(await messages.execute()).toMatchObject([{ answers: { message: 'Hello there' } }])
})

test(
  '33.10 looking at a step does not stop the sending of a form; changing an answer does, and the page says so',
  long,
  async ({ page, context, store, databaseUrl }) => {
    const email = `adwoa.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    await leaveDraft(page, store, { ...filled, ...(await arrivedFiles(store)), email })
    await page.goto(stepAddress('submission'))
    await hydrated(page)
    await page.getByLabel('Yes').check()
    const mend = await cutCalls(context)
    await page.getByRole('button', { name: 'Submit' }).press('Enter')
    const waits = page.getByText('There is no connection at the moment')
    await expect(waits).toBeInViewport() // 33.11
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(waits).toBeVisible()
    await page.getByLabel('Please specify your availability').fill('Each June')
    const changed = page.getByText('You changed your answers after you pressed Submit')
    await expect(changed).toBeVisible()
    await page.reload()
    await expect(changed).toBeVisible()
    await mend()
    await page.goto(paths.news())
    await expect(bar(page)).toContainText('You changed your answers after you pressed Submit')
    expect(await applicationsOf(databaseUrl, email)).toEqual([])
    await page.goto(stepAddress('submission'))
    await hydrated(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeVisible()
  },
)
