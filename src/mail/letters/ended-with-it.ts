import type { Translate } from '../../domain/messages/translate.ts'
import type { KnownEndings } from '../../domain/programme/known-endings.ts'

/** The shortlists and collaborations that end with an application, one line each; counts only, because mails outlive the erasure of names. */
export function endedWithIt(t: Translate, ends: KnownEndings): string[] {
  const counted = [
    ['moves.endedCollaborations', ends.working.length + ends.chosen.length],
    ['moves.endedShortlists', ends.shortlists],
    ['moves.endedQuestions', ends.asked],
    ['moves.endedChoice', ends.toChooseFrom],
  ] as const
  const lines = counted.flatMap(([key, count]) => (count > 0 ? [t(key, { count })] : []))
  return lines.length > 0 ? [t('moves.endedTitle'), ...lines] : []
}
