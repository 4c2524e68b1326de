import { sql } from 'kysely'
import { paths } from '../../../src/domain/paths.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { fits, passesAxe } from '../looks.ts'

test(
  '45.9 an editor rewrites a page by keyboard, previews it, publishes it in two languages and restores the delivered text',
  long,
  async ({ page, browser, aster, store }) => {
    const { email } = await makeStaff(store, 'editor')
    await page.goto(paths.adminPages())
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(passwordOfTests)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()

    await page.getByRole('link', { name: 'Team', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit: Team')
    await expect(page.getByText('Arrow keys lead through the tools')).toHaveCount(1)
    await page.getByLabel('Title', { exact: true }).fill('Our team')
    await page.locator('[contenteditable][aria-label=Text]').fill('We are five.')
    await page.getByRole('button', { name: 'Add: Facts at a glance' }).press('Enter')
    const facts = page.getByRole('group', { name: '7. Facts at a glance' })
    await expect(facts).toBeFocused()
    await facts.getByLabel('Fact', { exact: true }).fill('Five')
    await facts.getByLabel('What it is about').fill('People')
    await page.getByRole('button', { name: 'Add: Questions and answers' }).press('Enter')
    const questions = page.getByRole('group', { name: '8. Questions and answers' })
    await questions.getByLabel('Question', { exact: true }).fill('Who answers?')
    await questions.locator('[contenteditable][aria-label=Answer]').fill('The coordinator.')
    await page.getByRole('button', { name: 'Move up: 8. Questions and answers' }).press('Enter')
    const up = page.getByRole('button', { name: 'Move up: 7. Questions and answers' })
    await expect(up).toBeFocused()
    await up.press('Enter')
    await expect(page.getByRole('group', { name: '6. Questions and answers' })).toBeVisible()
    await page.getByRole('button', { name: 'Add: Call to act' }).press('Enter')
    const wrong = page.getByRole('group', { name: '9. Call to act' })
    await wrong.getByLabel('Words', { exact: true }).fill('Run')
    await wrong.getByLabel('Address', { exact: true }).fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('alert')).toContainText('9. Call to act, Address')
    await page.getByRole('button', { name: 'Remove: 9. Call to act' }).click()
    await expect(page.getByText('Once this is published, a language')).toContainText('Français')
    await passesAxe(page)
    await fits(page, 1280)
    await page.getByRole('button', { name: 'Save draft' }).click()
    await expect(page.getByRole('status').first()).toContainText('Visitors do not see it yet.')

    const reader = await browser.newPage()
    await reader.goto(`${aster.url}${paths.team()}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Team')
    await page.getByRole('link', { name: 'Preview' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our team')
    await expect(page.getByText('This is a draft')).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('Published.')

    await expect(async () => {
      await reader.goto(`${aster.url}${paths.team()}`)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Our team', { timeout: 500 })
    }).toPass()
    await expect(reader.locator('.accordion')).toContainText('Who answers?')
    await expect(reader.getByRole('complementary')).toContainText('Five')
    await passesAxe(reader)
    await reader.goto(`${aster.url}/fr${paths.team()}`)
    await expect(reader.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
    await passesAxe(reader)

    await page.getByRole('link', { name: 'Français: shows English' }).click()
    await expect(page.getByText('You begin with the delivered translation')).toBeVisible()
    await page.getByLabel('Title', { exact: true }).fill('Notre équipe')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(page.getByRole('status').first()).toContainText('Published.')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await fits(page, 390)
    await passesAxe(page)
    await expect(async () => {
      await reader.goto(`${aster.url}/fr${paths.team()}`)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Notre équipe', { timeout: 500 })
    }).toPass()

    // As after an update of the software.
    const older = JSON.stringify({
      title: 'Team',
      description: 'Who we are.',
      lede: 'Two people.',
      blocks: [],
    })
    await sql`UPDATE page_text SET delivered = ${older}::jsonb WHERE locale = 'en'`.execute(store.db)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(paths.adminPages())
    await passesAxe(page)
    await page.getByRole('link', { name: 'EN English: Your text, newer text of the software' }).click()
    await page.getByRole('link', { name: 'Compare' }).click()
    await expect(page.getByText('Two people.')).toBeVisible()
    await passesAxe(page)
    await page.getByRole('button', { name: 'Keep my text' }).click()
    await expect(page.getByRole('heading', { name: 'The software has a newer text' })).toBeHidden()
    await page.getByRole('link', { name: 'Version 1', exact: true }).click()
    await passesAxe(page)
    await page.getByRole('link', { name: 'Back to the text' }).click()
    await page.locator('summary', { hasText: 'Back to the delivered text' }).click()
    await page.getByRole('button', { name: 'Take the delivered text' }).click()
    await expect(page.getByRole('status').first()).toContainText('The delivered text counts again.')
    await expect(page.getByRole('link', { name: 'Version 1', exact: true })).toBeVisible()
    await expect(async () => {
      await reader.goto(`${aster.url}${paths.team()}`)
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Team', { timeout: 500 })
    }).toPass()
  },
)
