import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../reused-page.ts'

/** As the specification lists them; 'Our trainers' leads to the stories of experts. */
const menus: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  About: {
    'About the programme': '/about/about-aster',
    'Where we work': '/about/where-we-work',
    Team: '/about/aster-team',
    'Contact Us': '/about/contact-us',
  },
  'Become an Expert': {
    'What is an expert': '/become-expert/what-is-aster-expert',
    'Meet our experts': paths.expertStories(),
    Apply: '/become-expert/apply',
  },
  'Become a Trainer': {
    'What is AMS trainer': '/become-trainer/what-is-ams-trainer',
    'Our trainers': paths.expertStories('trainers'),
    Apply: '/become-trainer/apply',
  },
  'Request support': {
    'Types of support': '/request-support/types-of-support',
    'How can the programme help my facility': '/request-support/how-can-aster-help-my-facility',
    Apply: '/request-support/apply',
  },
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('2.36 every menu opens and leads to the pages of the specification', async ({ page, viewport }) => {
    for (const [menu, items] of Object.entries(menus)) {
      await page.goto('/')
      if ((viewport?.width ?? 0) < 1000) await page.locator('summary', { hasText: 'Menu' }).click()
      const opened = page.locator('.nav details', { has: page.locator('summary', { hasText: menu }) })
      await opened.locator('summary').click()
      for (const [label, path] of Object.entries(items))
        await expect(opened.locator(`a[href="${path}"]`), label).toContainText(label)
      await opened.locator(`a[href="${Object.values(items)[0]}"]`).click()
      await expect(page).toHaveURL(Object.values(items)[0] ?? '')
      await expect(page.locator('h1')).toBeVisible()
    }
  })

  test('the answers of an FAQ page open and close', async ({ page }) => {
    await page.goto(paths.whatIsExpert())
    const first = page.locator('.accordion details').first()
    await expect(first.locator('.accordion__body')).toBeVisible()
    await first.locator('summary').click()
    await expect(first.locator('.accordion__body')).toBeHidden()
    const second = page.locator('.accordion details').nth(1)
    await second.locator('summary').click()
    await expect(second.locator('.accordion__body')).toBeVisible()
  })
})

for (const place of ['.site-header', '.site-footer']) {
  test(`2.4 the logo of the ${place.slice(6)} leads to the top of the home page`, async ({ page }) => {
    await page.goto(paths.aboutProgramme())
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await page.locator(`${place} .logo`).click()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
}

test('2.4 a link at the bottom of a page opens the next page at its top', async ({ page }) => {
  await page.goto(paths.aboutProgramme())
  const link = page.locator('.site-footer a[href^="/"]:not(.logo)').last()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const address = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(address)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('2.37 the footer names the organisation, its channels, the developers and the year', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.locator('.site-footer')
  for (const words of ['Registry. Hosted by', 'Developed by', '© 2024'])
    await expect(footer).toContainText(words)
  for (const channel of ['Institution page', 'X', 'Video channel', 'Professional network'])
    await expect(footer.getByRole('link', { name: channel, exact: true })).toHaveAttribute('href', /^https:/)
})

test('the next page keeps the chosen colour scheme', async ({ page }) => {
  await page.goto('/')
  await page.locator('select[data-theme-select]').selectOption('dark')
  await page.goto(paths.about())
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('select[data-theme-select]')).toHaveValue('dark')
})
