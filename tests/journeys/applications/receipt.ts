import { expect, type Page } from '@playwright/test'
import type { RunningAster } from '../../harness/server/start-aster.ts'
import { mailsAbout } from './kept-applications.ts'

/** Waits for the confirmation and both mails; returns link and PIN of the receipt. */
export async function receiptOf(page: Page, aster: RunningAster, email: string) {
  await expect(page.getByRole('heading', { name: /^Your (application|request) has arrived$/ })).toBeFocused()
  const shown = await page.getByText('Your reference: ').textContent()
  const reference = shown?.match(/[HT]-\d{5}$/)?.[0] ?? ''
  await expect.poll(async () => (await mailsAbout(aster, reference)).length).toBe(2)
  const mails = await mailsAbout(aster, reference)
  const { text = '' } = mails.find(({ headers }) => headers.to === email) ?? {}
  return {
    email,
    pin: text.match(/\b\d{6}\b/)?.[0] ?? '',
    href: text.match(/http\S+\/edit\?h=[\w-]+/)?.[0] ?? '',
  }
}
