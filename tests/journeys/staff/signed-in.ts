import { type BrowserContext, expect, type Page } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import type { Role } from '../../../src/domain/staff/roles.ts'
import type { Store } from '../../../src/store/open-store.ts'
import type { RunningAster } from '../../harness/server/start-aster.ts'
import { signInAs } from '../../harness/staff/staff.ts'

/** Opens the first page of the back office with a new account of this role. */
export async function openToday(page: Page, aster: RunningAster, store: Store, role: Role): Promise<void> {
  await signInBrowser(page.context(), aster, store, role)
  await page.goto(paths.admin())
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
}

/** Gives a browser the session of a new staff account; only journeys about sign-in use its form. */
export async function signInBrowser(
  context: BrowserContext,
  { url }: Pick<RunningAster, 'url'>,
  store: Store,
  role: Role,
): Promise<void> {
  const { cookie } = await signInAs(store, role, url)
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/)
      return { name, value, url }
    }),
  )
}
