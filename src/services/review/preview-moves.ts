import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { done, type RefusalCode } from '../../domain/refusals.ts'
import type { Asked, MailWords } from '../../mail/letters/application-letters.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { checkAsked, whyNotByHand } from './why-not-by-hand.ts'
import { wordsFor } from './words-of-move.ts'

export type MovePreview = {
  id: string
  /** Null if the application no longer exists. */
  reference: string | null
  from: ApplicationStatus | null
  version: number | null
  /** Why it cannot move; null where it can. */
  code: RefusalCode | null
  /** The reference is added to its subject when it is sent. */
  mail: (MailWords & { to: string; locale: string }) | null
}

export type MoveQuestion = { ids: readonly string[]; to: ApplicationStatus; asked?: Asked | undefined }

/** Dry run of `moveApplications`. */
export async function previewMoves(store: Store, { ids, to, asked }: MoveQuestion) {
  const moves: MovePreview[] = []
  for (const id of ids) {
    const application = await findApplication(store, id)
    if (!application) {
      moves.push({ id, reference: null, from: null, version: null, code: 'not_found', mail: null })
      continue
    }
    const sound = asked ? checkAsked(application, to, asked) : done(undefined)
    if (!sound.ok) return sound
    const { kind, number, status, version, email, locale } = application
    const code = await whyNotByHand(store, application, to)
    const words = code ? null : await wordsFor(store, application, to, asked)
    moves.push({
      id,
      reference: referenceOf(kind, number),
      from: status,
      version,
      code,
      mail: words && { ...words, to: email, locale },
    })
  }
  return done({ moves })
}
