import { readFile } from 'node:fs/promises'
import { editPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { test } from '../applicants/own-expert.ts'
import { expect } from '../aster.ts'
import { long } from '../long.ts'
import { Reader, unlock } from './reader.ts'

test(
  '36.13 an expert changes an answer in Russian by link and PIN, downloads the data, withdraws and erases them',
  long,
  async ({ page, aster, store, expert }) => {
    const { id, hash, answers } = expert
    await store.db.updateTable('application').set({ locale: 'ru' }).where('id', '=', id).execute()
    const own = Object.values(answers).filter((one) => typeof one === 'string')
    const reader = new Reader('ru', own)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

    await page.goto(`${editPath('expert', 'ru', hash)}&all`)
    await reader.reads(page)
    await unlock(page, expert)
    await expect(page.locator('[name=surname]')).toHaveValue('Owusu')
    await reader.reads(page)
    await page.locator('[name=surname]').fill('Овусу')
    await press(reader.t('edit.save'))
    await expect(page.getByRole('button', { name: reader.t('edit.backToApplication') })).toBeVisible()
    await reader.reads(page)
    await press(reader.t('edit.backToApplication'))

    const download = page.waitForEvent('download')
    await press(reader.t('edit.exportDo'))
    const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(data.application.answers.surname).toBe('Овусу')

    await press(reader.t('edit.withdrawDo'))
    await reader.reads(page)
    await press(reader.t('edit.askWithdrawYes'))
    await expect(page.getByRole('heading', { name: reader.t('edit.endWithdrawnTitle') })).toBeFocused()
    await reader.reads(page)
    await reader.readsMails(aster, expert.email, 2)
    await press(reader.t('edit.backToApplication'))
    await press(reader.t('edit.eraseDo'))
    await press(reader.t('edit.askEraseYes'))
    await reader.reads(page)
    await press(reader.t('edit.askSurelyYes'))
    await expect(page.getByRole('heading', { name: reader.t('edit.endErasedTitle') })).toBeFocused()
    await reader.reads(page)
  },
)
