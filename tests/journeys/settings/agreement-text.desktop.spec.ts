import { expect } from '@playwright/test'
import { paths } from '../../../src/domain/paths.ts'
import { test } from '../aster.ts'
import { long } from '../long.ts'
import { isAccessibleState } from '../looks.ts'

test(
  '41.68 an administrator sets the answer period, and changes the agreement: previews, publishes and resets it',
  long,
  async ({ officePage: page, store }) => {
    await page.goto(paths.adminRegistry())
    const days = page.getByLabel('Days that an expert has to answer')
    await days.fill('90')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(days).toHaveAccessibleDescription(/Please enter a whole number from 4 to 60/)
    await expect(days).toHaveValue('90')
    await days.fill('21')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('The facts are saved')).toBeVisible()
    await store.db.deleteFrom('registry_facts').execute()

    await page.goto(paths.adminSettings())
    await page.getByRole('main').getByRole('link', { name: 'Agreement' }).click()
    const preview = page.getByRole('region', { name: 'As people read it' })
    await expect(preview).toContainText('This agreement is between the expert and the hospital.')
    await page.getByLabel('Text', { exact: true }).fill('Our own words.\n\nIn two paragraphs.')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByText('Not published yet')).toBeVisible()
    await expect(preview.locator('p')).toHaveText(['Our own words.', 'In two paragraphs.'])
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('The text is published')).toBeVisible()
    await page.getByRole('link', { name: 'French: in English' }).click()
    await expect(page.getByText('No text of its own: people read your English text')).toBeVisible()
    await page.getByRole('link', { name: 'English: own text' }).click()
    await page.locator('.agreement-words > summary').first().click()
    await isAccessibleState(page)

    const back = page.locator('details.confirmed')
    await back.locator('summary').click()
    await back.getByRole('button', { name: 'Use the delivered text' }).click()
    await expect(page.getByText('The delivered text counts again')).toBeVisible()
    await expect(preview).toContainText('This agreement is between the expert and the hospital.')
  },
)
