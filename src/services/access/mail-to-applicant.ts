import type { Answers, Form } from '../../domain/engine/form.ts'
import { labelOf } from '../../domain/engine/wording.ts'
import { referenceOf } from '../../domain/reference.ts'
import { isSameAddress } from '../../domain/same-address.ts'
import { addressChangedLetter } from '../../mail/letters/address-changed.ts'
import { editConfirmationLetter } from '../../mail/letters/edit-confirmation.ts'
import { withdrawalLetter } from '../../mail/letters/withdrawal.ts'
import type { Store } from '../../store/open-store.ts'
import { queueMail } from '../../store/outbox.ts'
import type { OwnApplication } from '../../store/own-applications.ts'
import { letterWords } from '../mail/letter-words.ts'

type Database = Pick<Store, 'db'>

/** A changed address is told to the old one too: whoever has it would otherwise never know. */
export async function mailEditConfirmation(
  database: Database,
  form: Form,
  before: OwnApplication,
  { answers, changed }: { answers: Answers; changed: readonly string[] },
): Promise<void> {
  const { kind } = before
  const { t, reference, addressed } = await writerTo(database, before)
  const to = String(answers.email)
  const questions = changed.map((name) => labelOf(form, name, t))
  await queueMail(database, {
    ...addressed,
    to,
    letter: editConfirmationLetter(t, { kind, reference, questions }),
  })
  if (isSameAddress(to, before.email)) return
  await queueMail(database, { ...addressed, letter: addressChangedLetter(t, { reference }) })
}

export async function mailWithdrawal(database: Database, application: OwnApplication): Promise<void> {
  const { t, reference, addressed } = await writerTo(database, application)
  await queueMail(database, {
    ...addressed,
    letter: withdrawalLetter(t, { kind: application.kind, reference }),
  })
}

async function writerTo(database: Database, { id, kind, number, locale, email }: OwnApplication) {
  return {
    t: await letterWords(database, locale),
    reference: referenceOf(kind, number),
    addressed: { to: email, locale, applicationId: id },
  }
}
