import { shortlistPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { keepHospital } from '../../harness/programme/kept-collaboration.ts'
import { isAccessible } from '../applicants/own-expert.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { Reader, sendHeld, unlock } from './reader.ts'

test(
  '36.14 a hospital opens its shortlist in Spanish, compares the experts and chooses one; the mails are Spanish',
  long,
  async ({ page, aster, store }) => {
    const three = Array(3).fill('shortlisted')
    const { id, hash, email, pin, name, matches } = await keepHospital(store, 'shortlist_sent', three)
    await store.db.updateTable('application').set({ locale: 'es' }).where('id', '=', id).execute()
    const rows = await store.db
      .selectFrom('application')
      .select('answers')
      .where('kind', '=', 'expert')
      .execute()
    const typed = rows
      .flatMap(({ answers }) => Object.values(answers as object))
      .filter((one) => typeof one === 'string')
    const reader = new Reader('es', [name, ...typed, ...matches.map((match) => match.name)])

    await page.goto(shortlistPath('es', hash))
    await reader.reads(page)
    await unlock(page, { email, pin })
    await expect(page.getByRole('radio')).toHaveCount(3)
    await reader.reads(page)
    await isAccessible(page)
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: reader.t('selectExpert.confirm') }).click()
    await reader.reads(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: reader.t('selectExpert.yes'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText(reader.t('selectExpert.made'))).toBeVisible()
    await reader.reads(page)
    await sendHeld(store)
    await reader.readsMails(aster, email, 1)
  },
)
