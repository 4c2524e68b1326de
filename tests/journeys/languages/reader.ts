import { expect, type Page } from '@playwright/test'
import { usualFacts } from '../../../src/domain/brand.ts'
import { catalogueOf } from '../../../src/domain/messages/catalogues.ts'
import { localeFacts } from '../../../src/domain/messages/locales.ts'
import { type Translate, translator } from '../../../src/domain/messages/translate.ts'
import { type TranslatedLocale, untranslatedAreas } from '../../../src/domain/messages/translation.ts'
import { wordingOf } from '../../../src/domain/messages/wording-of.ts'
import type { Store } from '../../../src/store/open-store.ts'
import type { ReadMail } from '../../harness/mail/read-mail.ts'
import { saidIn, saidOn } from '../../harness/pages/said-on-page.ts'
import { EnglishLeft } from '../../harness/pages/words-that-stay.ts'
import type { RunningAster } from '../../harness/server/start-aster.ts'
import { mailsOf } from '../applications/kept-applications.ts'

const staff = new Set<string>(untranslatedAreas)
const english = new Set(
  saidIn(
    Object.fromEntries(Object.entries(catalogueOf('en')).filter(([area]) => !staff.has(area))),
    '/words',
  ).map(({ text }) => text),
)

/** Somebody who reads one language, and notices every word of another; `own` is what people have typed. */
export class Reader {
  readonly t: Translate
  readonly #locale: TranslatedLocale
  readonly #left: EnglishLeft

  constructor(locale: TranslatedLocale, own: readonly string[] = []) {
    this.#locale = locale
    this.#left = new EnglishLeft(locale, own)
    this.t = translator(locale, wordingOf(locale, usualFacts))
  }

  /** The whole page, also what is closed or hidden. */
  async reads(page: Page): Promise<void> {
    const { dir } = localeFacts(this.#locale)
    await expect(page.locator('html')).toHaveAttribute('lang', this.#locale)
    await expect(page.locator('html')).toHaveAttribute('dir', dir)
    const html = await page.evaluate(() => document.documentElement.outerHTML)
    expect.soft(this.#left.in(saidOn(html), english), page.url()).toEqual([])
  }

  /** The mails to an address so far, once there are as many; each is whole in this language, and so is the page of every link. */
  async readsMails(aster: RunningAster, email: string, count: number): Promise<ReadMail[]> {
    const mine = async () => (await mailsOf(aster)).filter(({ headers }) => headers.to === email)
    await expect.poll(async () => (await mine()).length).toBe(count)
    const mails = await mine()
    for (const mail of mails) this.#readsMail(mail, aster.url)
    return mails
  }

  #readsMail({ headers, text, html }: ReadMail, site: string): void {
    const { dir, prefix } = localeFacts(this.#locale)
    expect.soft(html).toContain(`lang="${this.#locale}"`)
    if (dir === 'rtl') expect.soft(html).toContain('dir="rtl"')
    const said = [
      { where: 'subject', text: headers.subject ?? '' },
      ...saidIn(text.split('\n'), 'text'),
      ...saidOn(html),
    ]
    expect.soft(this.#left.in(said, english), headers.subject).toEqual([])
    const links = text.match(/https?:\/\/[^\s)]+/g) ?? []
    const ours = links.filter((link) => link.startsWith(site)).map((link) => new URL(link).pathname)
    expect
      .soft(
        ours.filter((path) => path !== prefix && !path.startsWith(`${prefix}/`)),
        headers.subject,
      )
      .toEqual([])
  }
}

/** What a receipt tells: link and PIN. */
export function accessIn({ text }: ReadMail): { href: string; pin: string } {
  return { href: text.match(/http\S+\/edit\?h=[\w-]+/)?.[0] ?? '', pin: text.match(/\b\d{6}\b/)?.[0] ?? '' }
}

/** Fills in the dialog that a mailed link opens. */
export async function unlock(page: Page, { email, pin }: { email: string; pin: string }): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.locator('#own-email').fill(email)
  await dialog.locator('#own-pin').fill(pin)
  await dialog.locator('[type=submit]').click()
  await expect(dialog).toBeHidden({ timeout: 20_000 }) // a busy machine hashes slowly
}

/** Sends the held mails of the team now. */
export async function sendHeld({ db }: Store): Promise<void> {
  await db.updateTable('mail').set({ due_at: new Date() }).where('status', '=', 'queued').execute()
  for (const moves of ['move', 'match_move'] as const) {
    const now = new Date()
    await db.updateTable(moves).set({ held_until: now }).where('held_until', '>', now).execute()
  }
}
