import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { scale } from '../../../src/domain/matching/scale.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { dialogOf, giveCredentials, test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import { isAccessibleState } from '../looks.ts'
import { requestOf } from '../matching/matched-people.ts'
import { signInBrowser } from '../staff/signed-in.ts'

test(
  '11.15 the facts that a coordinator enters are in the score and on the shortlist',
  long,
  async ({ page, aster, store }) => {
    const three = Array(3).fill('shortlisted')
    const { hash, email, pin, matches } = await keepHospital(store, 'shortlist_sent', three)
    const expertId = matches[0]?.expertId ?? ''
    const surname = `Lartey${expertId.slice(0, 8)}`
    await sql`UPDATE application SET answers = answers - 'registry_related_experience' - 'general_availability_time'
    || ${JSON.stringify({ surname })}::jsonb WHERE id = ${expertId}`.execute(store.db)
    const { id: request } = await requestOf(store, 'Hospital of the facts', 'eligible')

    await signInBrowser(page.context(), aster, store, 'coordinator')
    const before = await judgementOf(page, request, surname)
    expect(before.text).toContain('Time: not stated.')
    await page.goto(paths.adminExpert(expertId))
    const team = page.getByRole('region', { name: 'Added by the team' })
    await expect(team.getByText('Not added yet').first()).toBeVisible()
    await team.getByRole('button', { name: 'Edit' }).click()
    await team.getByLabel(/^Time available/).fill('12 months')
    await isAccessibleState(page)
    await team.getByRole('button', { name: 'Save' }).click()
    await expect(team.getByText('12 months', { exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('12 months')
    await isAccessibleState(page)
    const after = await judgementOf(page, request, surname)
    expect(after.text).toContain('Offers 12 months')
    expect(after.confidence).toBe(before.confidence + scale.time.each)

    await page.goto(`${paths.selectExpert()}?h=${hash}`)
    await giveCredentials(page, { email, pin })
    await expect(dialogOf(page)).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
    const shown = page.locator('.candidate', { hasText: surname })
    await expect(shown).toContainText('12 months')
  },
)

/** What the workspace of a request says of the only expert of this surname. */
async function judgementOf(page: Page, request: string, surname: string) {
  await page.goto(`${paths.adminWorkspace(request)}?search=${surname}`)
  const main = (await page.getByRole('main').textContent()) ?? ''
  const text = main.slice(main.indexOf(surname))
  return { text, confidence: Number(/Judged on (\d+) of 100/.exec(text)?.[1]) }
}
