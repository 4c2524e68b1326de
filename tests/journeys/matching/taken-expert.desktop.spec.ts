import type { Page } from '@playwright/test'
import { usualFacts } from '../../../src/domain/brand.ts'
import { capacityIn } from '../../../src/domain/matching/workload.ts'
import { paths } from '../../../src/domain/paths.ts'
import { keepMatch } from '../../harness/matching/kept-match.ts'
import { keepActiveExpert, keepHospital, keepRequest } from '../../harness/programme/kept-collaboration.ts'
import { isAccessible, test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import { coordinatorAt, openByLink } from './matched-people.ts'

const capacity = capacityIn(usualFacts)

test.slow() // two hospitals and a coordinator

test(
  '23.15 an expert reaches the limit while a hospital chooses: the page says who and why, and the hospital chooses another',
  long,
  async ({ page, browser, aster, store }) => {
    const wanted = await keepActiveExpert(store, { name: 'Bisi', surname: 'Baobab' })
    for (let at = 1; at < capacity; at++)
      await keepMatch(store, (await keepRequest(store, 'active')).id, 'active', wanted)
    const offer = async () => {
      const hospital = await keepHospital(store, 'shortlist_sent', [])
      for (const name of ['Adjoa', 'Chidi']) {
        const other = await keepActiveExpert(store, { name, surname: 'Moringa' })
        await keepMatch(store, hospital.id, 'shortlisted', other)
      }
      await keepMatch(store, hospital.id, 'shortlisted', wanted, { score: 100 })
      return { ...hospital, address: `${paths.selectExpert()}?h=${hospital.hash}` }
    }
    const [hospital, rival] = [await offer(), await offer()]
    const rivalPage = await browser.newPage({ baseURL: aster.url })

    await openByLink(page, hospital.address, hospital)
    await expect(page.getByText('Another hospital has chosen this expert as well.')).toBeVisible()
    await page.getByRole('radio', { name: 'Bisi Baobab' }).check()
    await openByLink(rivalPage, rival.address, rival)
    await choose(rivalPage, 'Bisi Baobab')
    await expect(rivalPage.getByRole('heading', { name: 'You have chosen Bisi Baobab' })).toBeVisible()

    await choose(page, 'Bisi Baobab')
    const told = page.getByRole('alert').filter({ hasText: 'Bisi Baobab is no longer available' })
    await expect(told).toContainText('Another hospital has chosen this expert in the meantime')
    await expect(page.getByRole('radio', { name: 'Bisi Baobab' })).toBeDisabled()
    await expect(page.getByRole('radio', { disabled: false })).toHaveCount(2)
    await isAccessible(page)
    await choose(page, 'Chidi Moringa')
    await expect(page.getByRole('heading', { name: 'You have chosen Chidi Moringa' })).toBeVisible()

    const desk = await coordinatorAt(browser, aster, store)
    await desk.goto(paths.adminExpert(wanted.expertId))
    await expect(desk.getByText(`Carries ${capacity} of ${capacity} requests`)).toBeVisible()
    await isAccessible(desk)
  },
)

async function choose(page: Page, name: string) {
  const radio = page.getByRole('radio', { name })
  if (!(await radio.isChecked())) await radio.check()
  await page.getByRole('button', { name: 'Confirm Selection' }).click()
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}
