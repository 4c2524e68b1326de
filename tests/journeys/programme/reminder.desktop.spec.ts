import { paths } from '../../../src/domain/paths.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { isAccessible, test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import { addressMailedTo, coordinatorAt, openByLink } from '../matching/matched-people.ts'

test(
  '25.6 a coordinator reads a reminder, sends it, and the hospital chooses by its link',
  long,
  async ({ page, browser, aster, store }) => {
    const shortlisted = ['shortlisted', 'shortlisted', 'shortlisted'] as const
    const hospital = await keepHospital(store, 'shortlist_sent', shortlisted, { name: 'Acacia Hospital' })
    const desk = await coordinatorAt(browser, aster, store)
    await desk.goto(paths.adminWorkspace(hospital.id))
    await desk.locator('summary', { hasText: 'Remind the hospital' }).click()
    await expect(desk.getByText(/Subject: \W?Your experts wait for your choice/)).toBeVisible()
    await isAccessible(desk)
    await desk.getByRole('button', { name: 'Send the reminder' }).click()
    await expect(desk.getByText('The reminder is on its way to the hospital.')).toBeVisible()
    await expect(desk.getByText('You can remind again from')).toBeVisible()

    await openByLink(page, await addressMailedTo(aster, hospital.email, paths.selectExpert()), hospital)
    await expect(page.getByRole('radio')).toHaveCount(3)
    await desk.close()
  },
)
