import { referenceOf } from '../../domain/applications/reference.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { editConfirmationLetter } from '../../mail/letters/edit-confirmation.ts'
import { withdrawalLetter } from '../../mail/letters/withdrawal.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { letterWords } from '../mail/letter-words.ts'

export async function mailEditConfirmation(
  database: Database,
  form: Form,
  application: Application,
  changed: readonly string[],
): Promise<void> {
  const { t, reference, addressed } = await writerTo(database, application)
  const questions = changed.map((name) => labelOf(form, name, t))
  await queueMail(database, {
    ...addressed,
    letter: editConfirmationLetter(t, { kind: application.kind, reference, questions }),
  })
}

export async function mailWithdrawal(database: Database, application: Application): Promise<void> {
  const { t, reference, addressed } = await writerTo(database, application)
  await queueMail(database, {
    ...addressed,
    letter: withdrawalLetter(t, { kind: application.kind, reference }),
  })
}

async function writerTo(database: Database, { id, kind, number, locale, email }: Application) {
  return {
    t: await letterWords(database, locale),
    reference: referenceOf(kind, number),
    addressed: { to: email, locale, applicationId: id },
  }
}
