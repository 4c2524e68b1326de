import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { byStaff } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { exampleOf, isLetterId } from '../../mail/letters/examples.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { countRequest } from '../protection/count-request.ts'
import { letterWords } from './letter-words.ts'
import { isWrittenIn } from './read-mail-texts.ts'

type Tester = Pick<Staff, 'id' | 'name' | 'email'>

/** Mails a letter with invented facts to the signed-in member of staff. */
export async function sendTestMail(
  store: Store,
  staff: Tester,
  { id, locale }: { id: string; locale: Locale },
): Promise<Outcome<undefined>> {
  if (!isLetterId(id) || !isWrittenIn(locale, id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const letter = exampleOf(id, await letterWords(trx, locale))
    return queueTest(trx, staff, { letter, locale, about: id })
  })
}

/** The audit says what was tested; the letter itself stays in the outbox. */
export async function queueTest(
  database: Database,
  staff: Tester,
  { letter, locale, about }: { letter: Letter; locale: Locale; about: string },
): Promise<Outcome<undefined>> {
  const counted = await countRequest(database, 'testMails', staff.id)
  if (!counted.ok) return counted
  const t = await letterWords(database, 'en')
  await queueMail(database, { to: staff.email, locale, letter: asTest(t, letter, about) })
  await writeAudit(database, byStaff(staff), 'mail_test_sent', ['settings'], {
    after: { mail: about, language: locale },
  })
  return done(undefined)
}

/** Marks a letter as a test in the subject, the footer and the calendar. */
function asTest(t: Translate, { calendar, ...letter }: Letter, about: string): Letter {
  const marked = (subject: string) => t('mailTexts.testSubject', { subject })
  return {
    ...letter,
    subject: marked(letter.subject),
    reason: t(about === 'group' ? 'mailTexts.testReasonOfGroup' : 'mailTexts.testReason', {
      name: t('languages.name'),
    }),
    ...(calendar && { calendar: { ...calendar, id: `test-${calendar.id}`, title: marked(calendar.title) } }),
  }
}
