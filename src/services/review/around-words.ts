import { personNameOf } from '../../domain/applications/person-name.ts'
import type { Fact } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { salutationOf } from '../../mail/letters/salutation.ts'
import type { Application } from '../../store/applications/application.ts'
import { type InterviewChange, partsOfInterview } from './interview-of-move.ts'

/** What a mail adds above and below the words that staff can change. */
export function partsAround(
  t: Translate,
  application: Application,
  interview: InterviewChange | undefined,
): { salutation: string | null; rows: Fact[] } {
  const person = personNameOf(application.kind, application.answers)
  return {
    salutation: person === undefined ? null : salutationOf(t, person),
    rows: interview ? partsOfInterview(t, application, interview).rows : [],
  }
}
