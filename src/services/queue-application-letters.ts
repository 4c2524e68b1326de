import { brand } from '../domain/brand.ts'
import { applicationForms } from '../domain/forms/application-forms.ts'
import { catalogueOf } from '../domain/messages/catalogues.ts'
import { translator } from '../domain/messages/translate.ts'
import { applicationNotice } from '../mail/letters/application-notice.ts'
import { applicationReceipt } from '../mail/letters/application-receipt.ts'
import type { SentApplication } from '../store/applications.ts'
import type { Store } from '../store/open-store.ts'
import { queueMail } from '../store/outbox.ts'
import { queueReceipt } from './mail/queue-receipt.ts'

/** A receipt for the applicant, in their language, and a notice for the coordinator. */
export async function queueApplicationLetters(
  database: Pick<Store, 'db'>,
  { kind, answers, locale }: SentApplication,
  { id, email, reference }: { id: string; email: string; reference: string },
): Promise<void> {
  const form = applicationForms[kind]
  await queueReceipt(database, {
    to: email,
    locale,
    letter: applicationReceipt(translator(locale, catalogueOf(locale)), { kind, reference }),
    applicationId: id,
  })
  await queueMail(database, {
    to: brand.coordinator.email,
    locale: 'en',
    letter: applicationNotice(translator('en', catalogueOf('en')), { form, answers, reference }),
    applicationId: id,
  })
}
