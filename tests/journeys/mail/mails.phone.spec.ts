import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { editPath } from '../../../src/domain/applicants/applicant-paths.ts'
import { brand, usualFacts } from '../../../src/domain/brand.ts'
import { applicationForms } from '../../../src/domain/forms/application-forms.ts'
import { contactForm } from '../../../src/domain/forms/contact.ts'
import type { Letter } from '../../../src/domain/mail/letter.ts'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import type { Locale } from '../../../src/domain/messages/locales.ts'
import { type Translate, translator } from '../../../src/domain/messages/translate.ts'
import { applicationNotice, applicationReceipt } from '../../../src/mail/letters/application-letters.ts'
import { messageNotice, messageReceipt } from '../../../src/mail/letters/message-letters.ts'
import { composeMail } from '../../../src/mail/render/compose-mail.ts'
import { markedAnswers } from '../../harness/forms/marked-answers.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import { long } from '../long.ts'
import { passesAxe } from '../looks.ts'

const looks: { name: string; locale: Locale; colorScheme: 'light' | 'dark' }[] = [
  { name: 'light', locale: 'en', colorScheme: 'light' },
  { name: 'dark', locale: 'en', colorScheme: 'dark' },
  { name: 'right to left', locale: 'ar-XB', colorScheme: 'light' },
  { name: 'right to left and dark', locale: 'ar-XB', colorScheme: 'dark' },
]

const grounds = { light: 'rgb(255, 255, 255)', dark: 'rgb(11, 32, 36)' }

const reference = 'E-00042'
const oneWord = `https://hospital.example/${'antibiogram'.repeat(30)}`

function letters(t: Translate): Letter[] {
  return [
    messageReceipt(t),
    messageNotice(t, { ...markedAnswers(contactForm), message: `See ${oneWord}` }),
    ...(['expert', 'hospital', 'trainer'] as const).flatMap((kind) => {
      const form = applicationForms[kind]
      const answers = { ...markedAnswers(form), name: oneWord }
      const access = { pin: '042917', href: editPath(kind, 'en', 'q7VhN2c0T1mXo3kZr8Yw5g') }
      return [
        applicationReceipt(t, { kind, reference, access }),
        applicationNotice(t, { form, id: crypto.randomUUID(), answers, reference }),
      ]
    }),
  ]
}

/** Opens a mail as mail programs show it: the HTML part with its inline image. */
async function open(page: Page, letter: Letter, locale: Locale): Promise<void> {
  const taken = { id: randomUUID(), queuedAt: new Date(), attempts: 1, lease: randomUUID() }
  const mail = { ...taken, to: 'reader@example.org', replyTo: null, letter, locale, registry: usualFacts }
  const sender = { address: 'registry@aster.example', site: new URL('https://aster.example') }
  const { html, image } = readMail((await composeMail(mail, sender)).bytes.toString())
  await page.setContent(html.replace(/cid:[^"]+/, `data:image/png;base64,${image.toString('base64')}`))
}

/** Page-level rules do not apply: the mail program supplies the page and its landmarks. */
const landmarks = ['landmark-one-main', 'region']

for (const { name, locale, colorScheme } of looks) {
  const isPair = (locale === 'en') === (colorScheme === 'light')
  const length = isPair ? {} : long
  test(`every mail, ${name}, fits its screen, is accessible and shows the logo`, length, async ({ page }) => {
    test.slow() // eight mails, each checked by axe
    await page.emulateMedia({ colorScheme })
    for (const letter of letters(translator(locale, catalogueOf(locale)))) {
      await open(page, letter, locale)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const content = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(content, `${letter.subject}, ${width} wide`).toBeLessThanOrEqual(width)
      }
      await passesAxe(page, letter.subject, { without: landmarks, colours: true })
      const mark = page.getByRole('img', { name: brand.name })
      await expect(mark).toBeInViewport({ ratio: 1 })
      expect(await mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await expect(page.locator('.card')).toHaveCSS('background-color', grounds[colorScheme])
    }
  })
}
