import { referenceOf } from '../../domain/reference.ts'
import { done, type Outcome, type RefusalCode } from '../../domain/refusals.ts'
import {
  type ApplicationKind,
  type ApplicationStatus,
  mayMove,
} from '../../domain/statuses/application-status.ts'
import { isMadeByMatching } from '../../domain/statuses/moves-by-matching.ts'
import type { Asked, MailWords } from '../../mail/letters/move-letter.ts'
import type { Store } from '../../store/open-store.ts'
import { findApplication } from '../../store/own-applications.ts'
import { wordsFor } from './words-of-move.ts'

export type MovePreview = {
  id: string
  /** Null where there is no such application any more. */
  reference: string | null
  from: ApplicationStatus | null
  version: number | null
  /** Why it cannot move; null where it can. */
  code: RefusalCode | null
  /** To whom, in which words and in which language; its subject will also have the reference. */
  mail: (MailWords & { to: string; locale: string }) | null
}

export type MoveQuestion = { ids: readonly string[]; to: ApplicationStatus; asked?: Asked | undefined }

/** What would happen to each, or why it cannot. */
export async function previewMoves(
  store: Store,
  { ids, to, asked }: MoveQuestion,
): Promise<Outcome<{ moves: MovePreview[] }>> {
  const moves: MovePreview[] = []
  for (const id of ids) {
    const application = await findApplication(store, id)
    if (!application) {
      moves.push({ id, reference: null, from: null, version: null, code: 'not_found', mail: null })
      continue
    }
    const { kind, number, status, version, email, locale } = application
    const code = whyNot(kind, status, to)
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

function whyNot(kind: ApplicationKind, from: ApplicationStatus, to: ApplicationStatus): RefusalCode | null {
  if (!mayMove(kind, from, to)) return 'wrong_status'
  return isMadeByMatching(kind, from, to) ? 'made_by_matching' : null
}
