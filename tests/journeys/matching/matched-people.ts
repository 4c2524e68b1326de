import type { Browser, Page } from '@playwright/test'
import { hospitalExample } from '../../../src/domain/forms/hospital-example.ts'
import { issueAccess, makeAccess } from '../../../src/services/applicants/issue-access.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { settingsOfTests } from '../../harness/server/settings-of-tests.ts'
import type { RunningAster } from '../../harness/server/start-aster.ts'
import { dialogOf, giveCredentials } from '../applicants/own-expert.ts'
import { mailsOf } from '../applications/kept-applications.ts'
import { expect } from '../aster.ts'
import { signInBrowser } from '../staff/signed-in.ts'

export type Person = { id: string; email: string; pin: string }

/** A request with the link and PIN of its mail. */
export async function requestOf(
  store: Store,
  name: string,
  status: 'in_review' | 'eligible' = 'in_review',
): Promise<Person> {
  const answers = { ...hospitalExample, name, email: `${crypto.randomUUID()}@hospital.example` }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'hospital', status, answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  const access = makeAccess(settingsOfTests.pins)
  await issueAccess(store, id, access)
  return { id, email: answers.email, pin: access.pin }
}

/** Active experts with one surname who fit such a request. */
export async function expertsNamed(store: Store, names: readonly string[], surname: string) {
  const general_availability = 'Online and onsite support'
  const experts = []
  for (const name of names) {
    experts.push(await keepExpert(store, { name, surname, general_availability }, 'active'))
  }
  return experts
}

/** A separate browser, signed in to the back office. */
export async function coordinatorAt(browser: Browser, aster: RunningAster, store: Store): Promise<Page> {
  const desk = await browser.newPage({ baseURL: aster.url })
  await signInBrowser(desk.context(), aster, store, 'coordinator')
  return desk
}

/** Waits for the last mail to an address and returns its link to a page. */
export async function addressMailedTo(aster: RunningAster, email: string, page: string): Promise<string> {
  const find = async () => {
    const mails = (await mailsOf(aster)).filter(({ headers }) => headers.to === email)
    const found = mails.flatMap(({ headers, text }) => {
      const href = text.match(/http\S+\?[hk]=[\w-]{22}/g)?.find((one) => new URL(one).pathname === page)
      return href ? [{ href, at: Date.parse(headers.date ?? '') }] : []
    })
    return found.sort((one, other) => one.at - other.at).at(-1)?.href
  }
  await expect.poll(find, { timeout: 15_000 }).toBeDefined()
  const { pathname, search } = new URL((await find()) ?? '')
  return `${pathname}${search}`
}

/** How many mails were sent to an address. */
export async function mailsTo(aster: RunningAster, email: string): Promise<number> {
  return (await mailsOf(aster)).filter(({ headers }) => headers.to === email).length
}

/** Opens a link with the PIN from the first mail, unless this browser has the application open already. */
export async function openByLink(page: Page, address: string, person: Person): Promise<void> {
  await page.goto(address)
  await expect(dialogOf(page).or(page.locator('.editing:not([inert])')).first()).toBeVisible()
  if (await dialogOf(page).isVisible()) await giveCredentials(page, person)
  await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
}

/** Opens an action and confirms it. */
export async function confirmed(page: Page, act: string, yes: string): Promise<void> {
  await page.locator('summary', { hasText: act }).click()
  await page.getByRole('button', { name: yes, exact: true }).click()
}

/** Opens an action, reads its mails and confirms it; the mails then go at once instead of after the hold. */
export async function confirmedAfterMails(
  page: Page,
  store: Store,
  { act, show, yes }: { act: string; show: string; yes: string },
): Promise<void> {
  await confirmed(page, act, show)
  await expect(page.getByText('Subject: ').first()).toBeVisible()
  await confirmMails(page, store, yes)
}

export async function confirmMails(page: Page, store: Store, yes: string): Promise<void> {
  await page.getByRole('button', { name: yes, exact: true }).click()
  await expect(page.getByRole('button', { name: yes, exact: true })).toBeHidden()
  await store.db.updateTable('mail').set({ due_at: new Date() }).where('status', '=', 'queued').execute()
  for (const moves of ['move', 'match_move'] as const) {
    await store.db
      .updateTable(moves)
      .set({ held_until: new Date() })
      .where('actor', '=', 'staff')
      .where('held_until', '>', new Date())
      .execute()
  }
}
