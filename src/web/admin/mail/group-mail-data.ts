import { randomUUID } from 'node:crypto'
import { done, type FieldErrors, type Outcome, refuse } from '../../../domain/refusals.ts'
import type { ApplicationFilter } from '../../../domain/review/application-query.ts'
import { applicationKinds } from '../../../domain/review/application-screens.ts'
import type { GroupWords } from '../../../domain/review/group-mail.ts'
import type { MailPreview } from '../../../services/mail/preview-mails.ts'
import type { Group } from '../../../services/review/mail-group.ts'
import { type PageRequest, signedIn } from '../../page.ts'
import { readFilter, writeFilter } from '../review/list-address.ts'

export type GroupMailData = {
  filter: ApplicationFilter
  group: Group
  holdMinutes: number
  /** Names the mails of this page, so that they are sent once. */
  batchId: string
  words: GroupWords
  errors: FieldErrors
  preview?: MailPreview
  result?: 'tested' | 'tooManyTests' | 'sent' | 'undone' | 'tooLate' | 'changed'
  /** Mails that were written or taken back. */
  mails?: number
}

/** The filter in the address of the list, with its kind. */
function filterIn({ queries }: Pick<PageRequest, 'queries'>): ApplicationFilter | undefined {
  const kind = applicationKinds.find((one) => one === queries.kind?.[0])
  const pairs = Object.entries(queries).flatMap(([name, values]) => values.map((value) => [name, value]))
  return kind && readFilter(kind, new URLSearchParams(pairs))
}

/** The query string of the page: that of the list, and its kind. */
export function addressOf(filter: ApplicationFilter): string {
  const address = writeFilter(filter)
  address.set('kind', filter.kind)
  return address.toString()
}

export async function openGroupMail(request: PageRequest): Promise<Outcome<GroupMailData>> {
  const filter = filterIn(request)
  if (!filter) return refuse('not_found')
  return done({
    filter,
    group: await request.services.review.readGroup(signedIn(request), filter),
    holdMinutes: request.services.review.holdMinutes,
    batchId: randomUUID(),
    words: { subject: '', text: '' },
    errors: {},
  })
}
