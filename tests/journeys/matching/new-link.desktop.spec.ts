import { paths } from '../../../src/domain/paths.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { dialogOf, giveCredentials, isAccessible, test } from '../applicants/own-expert.ts'
import { mailsOf } from '../applications/kept-applications.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import { addressMailedTo, coordinatorAt } from './matched-people.ts'

test(
  '23.14 after a new link the shortlist link opens with the new PIN, which is asked for once per session',
  long,
  async ({ page, browser, aster, store }) => {
    test.slow() // two browsers
    const hospital = await keepHospital(store, 'shortlist_sent', Array(3).fill('shortlisted'))
    const { id, email } = hospital
    const desk = await coordinatorAt(browser, aster, store)
    await desk.goto(paths.adminHospital(id))
    await desk.getByRole('button', { name: 'Mail a new link' }).click()
    const asked = desk.getByRole('dialog', { name: 'Mail a new link' })
    await expect(
      asked.getByText('the link to the shortlist that waits for the hospital’s choice'),
    ).toBeVisible()
    await isAccessible(desk)
    await asked.getByRole('button', { name: 'Mail it now' }).click()
    await desk.getByRole('dialog', { name: 'Send the shortlist again?' }).getByText('Send it again').click()
    await expect(desk.getByText(`The shortlist is on its way to ${email}.`)).toBeVisible()
    await desk.context().close()

    await page.goto(`${paths.selectExpert()}?h=${hospital.hash}`)
    await giveCredentials(page, hospital)
    await expect(dialogOf(page).getByRole('alert')).toContainText('Invalid email or PIN')

    const shortlist = await addressMailedTo(aster, email, paths.selectExpert())
    const edit = await addressMailedTo(aster, email, paths.editHospital())
    const mails = (await mailsOf(aster)).filter(({ headers }) => headers.to === email)
    const pin = mails.flatMap(({ text }) => /^ {2}(\d{6})$/m.exec(text)?.[1] ?? [])[0] ?? ''
    await page.goto(shortlist)
    await giveCredentials(page, { email, pin })
    const heading = page.getByRole('heading', { level: 1, name: 'Choose your expert' })
    await expect(heading).toBeFocused({ timeout: 20_000 }) // a busy machine hashes slowly

    await page.reload()
    await expect(heading).toBeFocused()
    await expect(dialogOf(page)).toBeHidden()
    await page.goto(edit)
    await page.getByRole('link', { name: 'See the shortlist' }).click()
    await expect(heading).toBeFocused()
    await page.goBack()
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeFocused()
    await page.goto(shortlist)
    await expect(dialogOf(page)).toBeVisible()
  },
)
