import type { Locator } from '@playwright/test'
import { issueAccess, makeAccess } from '../../../src/services/applicants/issue-access.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepActiveExpert, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { settingsOfTests } from '../../harness/server/settings-of-tests.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { dialogOf, giveCredentials, isAccessible, ownPage } from './own-expert.ts'

const ended = 7

test(
  '2.44 an expert with many past requests reaches the form with few swipes, and the past requests by keyboard',
  long,
  async ({ page, store }) => {
    const expert = await keepActiveExpert(store)
    const { token: hash, pin } = await giveAccess(expert.expertId)
    for (let past = 0; past < ended; past++)
      await keepMatch(store, (await keepRequest(store, 'completed')).id, 'completed', expert)
    await keepMatch(
      store,
      (await keepRequest(store, 'expert_selected', [], { name: 'Baobab Hospital' })).id,
      'confirmed',
      expert,
    )

    await page.goto(ownPage({ hash }))
    await giveCredentials(page, { email: expert.email, pin })
    await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 })
    const articles = page.locator('article:visible')
    await expect(articles).toHaveCount(1)
    await expect(articles.getByRole('heading', { level: 3 })).toHaveText('Baobab Hospital')
    const form = page.getByRole('heading', { level: 1, name: 'Edit your application' })
    const fold = page.locator('summary', { hasText: `Ended (${ended})` })
    const top = (place: Locator) => place.evaluate((it) => it.getBoundingClientRect().top)
    expect((await top(form)) - (await top(fold)), 'pixels that the past takes').toBeLessThan(300)
    await isAccessible(page)

    await fold.focus()
    await page.keyboard.press('Enter')
    await expect(articles).toHaveCount(ended + 1)
    await isAccessible(page)
    await fold.tap()
    await expect(articles).toHaveCount(1)

    async function giveAccess(id: string) {
      const access = makeAccess(settingsOfTests.pins)
      await issueAccess(store, id, access)
      return access
    }
  },
)
