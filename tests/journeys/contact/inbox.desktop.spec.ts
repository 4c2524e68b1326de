import { paths } from '../../../src/domain/paths.ts'
import { saveMessage } from '../../../src/store/contact/message.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { readMail } from '../../harness/mail/read-mail.ts'
import { type SmtpListener, startSmtpListener } from '../../harness/mail/smtp-listener.ts'
import { secretOfTests } from '../../harness/protection/page-opened.ts'
import { type RunningAster, startAster } from '../../harness/server/start-aster.ts'
import { test as base, expect, withDatabase, withStore } from '../aster.ts'
import { signInBrowser } from '../staff/signed-in.ts'

/** A server that sends its mails at once to an SMTP server that accepts them. */
const test = base.extend<{ smtp: SmtpListener; mailing: { aster: RunningAster; store: Store } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  smtp: async ({}, use) => {
    const listener = await startSmtpListener()
    await use(listener)
    await listener.close()
  },
  mailing: ({ smtp }, use) =>
    withDatabase(async (databaseUrl) => {
      const aster = await startAster(databaseUrl, {
        ASTER_TRUST_PROXY: 'loopback',
        ASTER_SECRET: secretOfTests,
        ASTER_MAIL_HOLD_MINUTES: '0',
        SMTP_URL: smtp.url,
      })
      await withStore(databaseUrl, (store) => use({ aster, store }))
      await aster.stop()
    }),
  baseURL: ({ mailing }, use) => use(mailing.aster.url),
})

test('15.3 a coordinator finds a message from Today and answers it; the reply reaches the visitor', async ({
  page,
  mailing: { aster, store },
  smtp,
}) => {
  const answers = { name: 'Ama', surname: 'Mensah', email: 'ama@hospital.example', message: 'May we apply?' }
  await saveMessage(store, { answers, locale: 'en' })
  await signInBrowser(page.context(), aster, store, 'coordinator')

  await page.goto(paths.admin())
  const pile = page.getByRole('region', { name: 'Open messages' })
  await expect(pile.getByRole('link', { name: 'All open messages' })).toBeVisible()
  await pile.getByRole('link', { name: 'Ama Mensah', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ama Mensah' })).toBeVisible()
  await expect(page.getByText('May we apply?')).toBeVisible()
  await page.getByLabel('Text').fill('Dear Ama,\nYes, a district hospital may apply.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('status')).toContainText('The message is answered')
  await expect(page.getByText('Answered', { exact: true })).toBeVisible()

  await expect.poll(() => smtp.arrived.map(({ to }) => to)).toEqual([answers.email])
  const { headers, text } = readMail(smtp.arrived[0]?.source ?? '')
  expect(headers).toMatchObject({ subject: 'Your message to ASTER', 'reply-to': 'coordinator@aster.example' })
  expect(text).toContain('Yes, a district hospital may apply.')
  expect(text).toContain('> May we apply?')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Sent', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('link', { name: 'Look at the mail' }).click()
  const dressed = page.frameLocator('iframe')
  await expect(dressed.getByText('Yes, a district hospital may apply.')).toBeVisible()
  await expect(dressed.getByRole('img', { name: 'ASTER' })).toBeVisible()
})
