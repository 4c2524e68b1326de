import type { BrowserContext } from '@playwright/test'
import type { Role } from '../../src/domain/roles.ts'
import type { Store } from '../../src/store/open-store.ts'
import { signInAs } from '../harness/staff.ts'
import type { RunningAster } from '../harness/start-aster.ts'

/** Gives a browser the session of somebody new in the back office; journeys of the sign-in itself fill in its form. */
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
