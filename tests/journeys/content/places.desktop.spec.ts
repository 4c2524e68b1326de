import { randomUUID } from 'node:crypto'
import { type Locale, locales, localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { countPublicFigures } from '../../../src/services/content/count-public-figures.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { isFull } from '../../harness/setup/trial.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { fits, isAccessibleState, phone } from '../looks.ts'
import { budgetOf } from '../shell/budgets.ts'

/** More countries with figures than the table names in each region. */
const countries = [
  ...['Germany', 'France', 'Cyprus', 'Italy', 'Spain', 'Poland', 'Greece', 'Sweden'],
  ...['Ghana', 'Kenya', 'Senegal', 'Nigeria', 'Uganda', 'Malawi', 'Zambia', 'Morocco'],
  ...['Indonesia', 'India', 'Thailand', 'Vietnam', 'Nepal', 'Malaysia', 'Philippines', 'Sri Lanka'],
  ...['Peru', 'Brazil', 'Chile', 'Colombia', 'Mexico', 'Ecuador', 'Bolivia', 'Uruguay'],
]
const spoken = [1, 2, 4, 5, 7].map((id) => ({ id, value: 'Any', proficiency: 'Native' }))

async function fill({ db }: Store): Promise<void> {
  const row = (kind: 'expert' | 'hospital', country: string, at: number) => ({
    kind,
    status: 'active' as const,
    answers: {
      ...{ name: `${kind} ${at}`, country, email: `${randomUUID()}@who.example` },
      ...(kind === 'expert' && { language_proficiency: spoken }),
    },
  })
  const rows = countries.flatMap((country) =>
    Array.from({ length: 6 }, (_, at) => [row('hospital', country, at), row('expert', country, at)]).flat(),
  )
  await db.insertInto('application').values(rows).execute()
}

/** Arabic is the heaviest; `npm run journeys` weighs all. */
const weighed = isFull ? (Object.keys(locales) as Locale[]) : (['ar'] as const)

test(
  '48.8 48.15 figures of the registry are beside the map and on the home page, within the budgets of all languages',
  long,
  async ({ sharedPage: page, scale, aster, store }) => {
    await fill(store)
    await countPublicFigures(store, undefined, 0)
    await page.setViewportSize(phone)
    for (const locale of weighed) {
      for (const path of [paths.whereWeWork(), paths.home()]) {
        const { markup } = await scale.weigh(aster.url + localPath(locale, path))
        test.info().annotations.push({ type: localPath(locale, path), description: String(markup) })
        const most = budgetOf(path)?.markup ?? 0
        const larger = path === paths.whereWeWork() && (locale === 'ar' || locale === 'ru') ? 2048 : 0
        expect.soft(markup, localPath(locale, path)).toBeLessThanOrEqual(most + larger)
      }
    }
    await page.goto(localPath('id', paths.home()))
    await expect(page.locator('[aria-labelledby=speak]')).toHaveCount(0) // no expert has typed Indonesian

    await page.goto(paths.whereWeWork())
    const table = page.getByRole('table', { name: 'The registry in figures' })
    await expect(table.getByRole('row', { name: /^Africa/ })).toContainText('45+')
    await expect(table.getByRole('row', { name: /^Kenya/ })).toHaveText('Kenya5+5+')
    await expect(table.getByRole('row')).toHaveCount(1 + 4 * 4)
    await expect(page.locator('.map text').filter({ hasText: 'Africa' })).toBeVisible()
    await table.getByRole('link', { name: 'Cyprus' }).click()
    await expect(page).toHaveURL(`${paths.whereWeWork()}#cyprus`)
    await expect(page.locator('.place', { hasText: 'Cyprus' })).toBeVisible()
    for (const width of [320, 390, 1280]) await fits(page, width)
    await isAccessibleState(page)

    await page.goto(localPath('ar', paths.whereWeWork()))
    await fits(page, 390)
    await page.goto(paths.home())
    await expect(page.locator('.facts').nth(1)).toContainText('countries')
    await isAccessibleState(page)
  },
)
