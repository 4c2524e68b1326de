import { trainerExample } from '../../../src/domain/forms/trainer-example.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import {
  dialogOf,
  giveCredentials,
  openApplication,
  test as owned,
  save,
  updated,
} from '../applicants/own-expert.ts'
import { stepAddress } from '../applications/expert-draft.ts'
import { expect } from '../aster.ts'
import { hydrated } from '../browser/hydrated.ts'
import { long } from '../long.ts'

/** In a fresh browser every API call of a journey succeeds at the first attempt. */
const test = owned.extend<{ changes: string[] }>({
  changes: [
    async ({ page }, use) => {
      const changes: string[] = []
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        const method = response.request().method()
        const isCounting = /^\/api\/(Session|PageView|Step)\b/.test(pathname)
        if (pathname.startsWith('/api/') && method !== 'GET' && !isCounting)
          changes.push(`${method} ${pathname} ${response.status()}`)
      })
      await use(changes)
      expect(changes).not.toEqual([])
      expect(changes.filter((change) => change.endsWith(' 403'))).toEqual([])
    },
    { auto: true },
  ],
})

const unique = () => `first.${crypto.randomUUID().slice(0, 8)}@hospital.example`

test.use({ ownTab: true }) // like a first visit

test('a message is accepted at the first call', long, async ({ page }) => {
  await page.goto(paths.contact())
  await hydrated(page)
  await page.getByLabel('Name', { exact: true }).fill('Ama')
  await page.getByLabel('Surname').fill('Mensah')
  await page.getByLabel('Email').fill(unique())
  await page.getByLabel('Message').fill('May a district hospital apply?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
})

test('an application is accepted at the first call', async ({ page }) => {
  await page.addInitScript(
    (answers) => {
      const draft = { version: 1, answers, step: 'trainer', savedAt: Date.now() }
      localStorage.setItem('aster-draft-trainer', JSON.stringify(draft))
    },
    { ...trainerExample, email: unique() },
  )
  await page.goto(paths.applyTrainer())
  await hydrated(page)
  // The answers of the draft appear above the button, and move it.
  await expect(page.getByText('Draft saved on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: /^Your (application|request) has arrived$/ })).toBeFocused()
})

test('a file is accepted at the first call', long, async ({ page }) => {
  await page.goto(`${stepAddress('personal')}&all`)
  await hydrated(page)
  await page
    .locator('#resume')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: honestPdf(2000) })
  await expect(page.getByText('2 KB, uploaded')).toBeVisible({ timeout: 20_000 })
})

test('an edit link opens and changes an application at the first call', long, async ({ page, expert }) => {
  await openApplication(page, expert)
  await page.getByLabel('Job title').fill('Head of laboratory')
  await save(page)
  await updated(page)
})

test('a shortlist opens at the first call', long, async ({ page, store }) => {
  const hospital = await keepHospital(store, 'shortlist_sent', ['shortlisted', 'shortlisted', 'shortlisted'])
  await page.goto(`${paths.selectExpert()}?h=${hospital.hash}`)
  await giveCredentials(page, hospital)
  await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
})

test('a coordinator moves an application at the first call', long, async ({ page, store, expert }) => {
  const { email } = await makeStaff(store, 'coordinator')
  await page.goto(paths.adminExpert(expert.id))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(passwordOfTests)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: 'Begin the review' }).click({ timeout: 20_000 })
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Decision' }).getByText('In review')).toBeVisible()
})
