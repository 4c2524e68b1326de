import { paths } from '../../../src/domain/paths.ts'
import { expect, test } from '../aster.ts'
import { long } from '../long.ts'
import { desk, phone } from '../looks.ts'

/** The menus of the specification; 'Our trainers' leads to the stories of experts. */
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

test.use({ javaScriptEnabled: false })

for (const size of [desk, phone]) {
  test(
    `2.36 every menu opens and leads to the pages of the specification, ${size.width} px wide, without JavaScript`,
    size === phone ? {} : long,
    async ({ page }) => {
      await page.setViewportSize(size)
      for (const [menu, items] of Object.entries(menus)) {
        await page.goto('/')
        if (size === phone) await page.locator('summary', { hasText: 'Menu' }).click()
        const opened = page.locator('.nav details', { has: page.locator('summary', { hasText: menu }) })
        await opened.locator('summary').click()
        for (const [label, path] of Object.entries(items))
          await expect(opened.locator(`a[href="${path}"]`), label).toContainText(label)
        await opened.locator(`a[href="${Object.values(items)[0]}"]`).click()
        await expect(page).toHaveURL(Object.values(items)[0] ?? '')
        await expect(page.locator('h1')).toBeVisible()
      }
    },
  )
}
