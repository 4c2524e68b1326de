import { localPath } from '../../../src/domain/messages/locales.ts'
import { paths } from '../../../src/domain/paths.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { filled } from '../applications/expert-draft.ts'
import { applicationsOf } from '../applications/kept-applications.ts'
import { expect, test } from '../aster.ts'
import { postUntilTaken } from '../browser/native-post.ts'
import { long } from '../long.ts'
import { accessIn, Reader } from './reader.ts'

test.use({ javaScriptEnabled: false })

const pdf = (name: string, buffer = honestPdf(2000)) => ({ name, mimeType: 'application/pdf', buffer })

test(
  '36.12 an expert applies in French without JavaScript; an error keeps all answers and files, and the mails are French',
  long,
  async ({ page, aster, databaseUrl }) => {
    const email = `esi.${crypto.randomUUID().slice(0, 8)}@hospital.example`
    const reader = new Reader('fr')
    const field = (name: string) => page.locator(`[name=${name}]`)
    await page.goto(localPath('fr', `${paths.applyExpert()}?step=personal`))
    const { name, phone, institution, motivation } = filled
    const typed = { name, phone, email, institution, job_title: 'Pharmacienne', motivation }
    for (const [one, text] of Object.entries(typed)) await field(one).fill(text)
    await field('country').selectOption({ label: 'Allemagne' })
    await page.locator('details:has([name=specialty_ids]) > summary').click()
    await page.locator('label:has([name=specialty_ids][value="4"])').click()
    await field('work_experience_range').selectOption({ index: 2 })
    await page.locator('[name="language_proficiency.2"]').fill('4')
    await page.locator('[name="regional_experience.1"][value="5-10"]').check()
    await page.locator('select[multiple]').selectOption([{ label: 'Sénégal' }, { label: 'Côte d’Ivoire' }])
    await field('general_availability').selectOption({ index: 1 })
    await page.locator('[name=consent][value=yes]').check()
    await page.locator('[type=file][name=resume]').setInputFiles(pdf('cv.pdf'))
    await page.locator('[type=file][name=endorsement]').setInputFiles(pdf('lettre.pdf', honestPdf(3000)))
    await page
      .getByRole('button', { name: reader.t('wizard.submit') })
      .first()
      .click()

    await expect(page.locator('#surname-error')).toBeVisible()
    await expect(page.getByRole('alert')).toBeVisible()
    await reader.reads(page)
    for (const [one, text] of Object.entries(typed)) await expect(field(one)).toHaveValue(text)
    await expect(field('country')).toHaveValue('DE')
    await expect(page.locator('select[multiple]')).toHaveValues(['Côte d’Ivoire', 'SN'])
    await expect(page.locator('.file')).toHaveCount(2)
    await field('surname').fill('Mensah')
    await postUntilTaken(page, reader.t('wizard.submit'), /\/fr\/.*\?sent=E-\d{5}$/)
    await reader.reads(page)

    const [kept] = await applicationsOf(databaseUrl, email)
    expect(kept).toMatchObject({
      answers: { country: 'Germany', surname: 'Mensah' },
      files: ['endorsement', 'resume'],
    })
    const [receipt] = await reader.readsMails(aster, email, 1)
    await page.goto(receipt ? accessIn(receipt).href : '')
    await reader.reads(page)
  },
)
