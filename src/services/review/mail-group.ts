import { isUuid } from '../../domain/api/uuid.ts'
import { personNameOf } from '../../domain/applications/person-name.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { ApplicationFilter } from '../../domain/review/application-query.ts'
import {
  fillGroupWords,
  type GroupWords,
  judgeGroupWords,
  type LeftOutReason,
  mostInGroup,
  tidyGroupWords,
} from '../../domain/review/group-mail.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { moveLetter, reasonOf } from '../../mail/letters/application-letters.ts'
import { withSalutation } from '../../mail/letters/salutation.ts'
import type { Database } from '../../store/database.ts'
import { queueMails, takeBackBatch } from '../../store/mail/mail-queue.ts'
import type { NewMail } from '../../store/mail/new-mail.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { countBatch, type GroupMember, listGroup } from '../../store/review/mail-groups.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { letterWords } from '../mail/letter-words.ts'
import type { MailPreview } from '../mail/preview-mails.ts'
import { queueTest } from '../mail/send-test-mail.ts'
import { withoutWords } from './export-applications.ts'

export type Group = Awaited<ReturnType<typeof readGroup>>

/** Who in a filtered list gets a mail, and who is left out and why. */
export async function readGroup(store: Store, staff: Regional, filter: ApplicationFilter) {
  const { members, leftOut, isTooLarge } = await divide(store, staff, filter)
  const inLanguage = Map.groupBy(members, ({ locale }) => locale)
  return {
    count: members.length,
    isTooLarge,
    languages: [...inLanguage].map(([locale, those]) => ({ locale, count: those.length })),
    leftOut: leftOut.map(({ member: { id, kind, number }, reason }) => ({
      ...{ id, kind, reason },
      reference: referenceOf(kind, number),
    })),
  }
}

async function divide(database: Database, staff: Regional, filter: ApplicationFilter) {
  const all = await listGroup(database, staff, filter, mostInGroup + 1)
  const members: GroupMember[] = []
  const leftOut: { member: GroupMember; reason: LeftOutReason }[] = []
  const addresses = new Set<string>()
  for (const member of all) {
    const reason = whyLeftOut(member, addresses)
    if (reason) leftOut.push({ member, reason })
    else members.push(member)
    addresses.add(member.email.toLowerCase())
  }
  return { members, leftOut, isTooLarge: all.length > mostInGroup }
}

/** One mail for each address: a hospital may have several requests. */
function whyLeftOut(
  { status, email, has_consent }: GroupMember,
  addresses: ReadonlySet<string>,
): LeftOutReason | undefined {
  if (status === 'withdrawn') return 'withdrawn'
  if (!has_consent) return 'no_consent'
  if (!email.includes('@')) return 'no_address'
  return addresses.has(email.toLowerCase()) ? 'same_address' : undefined
}

/** The mail of the first reader. */
export async function previewGroup(
  store: Store,
  staff: Regional,
  filter: ApplicationFilter,
  typed: GroupWords,
): Promise<Outcome<MailPreview>> {
  const words = judged(typed)
  if (!words.ok) return words
  const [member] = (await divide(store, staff, filter)).members
  if (!member) return refuse('not_found')
  const letter = letterTo(await letterWords(store, member.locale), member, words.value)
  return done({ to: [member.email], locale: member.locale, letter })
}

export async function testGroup(
  store: Store,
  staff: Pick<Staff, 'id' | 'name' | 'email' | 'regions'>,
  filter: ApplicationFilter,
  typed: GroupWords,
): Promise<Outcome<undefined>> {
  const preview = await previewGroup(store, staff, filter, typed)
  if (!preview.ok) return preview
  const { letter, locale } = preview.value
  return transaction(store, (trx) => queueTest(trx, staff, { letter, locale, about: 'group' }))
}

export type GroupOrder = {
  filter: ApplicationFilter
  words: GroupWords
  /** The id of the group of mails: a button that is pressed twice sends them once. */
  batchId: string
  /** The number of readers that was shown; if it has changed, staff confirm again. */
  count: number
}

/** Queues all mails or none; they are held, so that they can be taken back together. */
export async function mailGroup(
  store: Store,
  staff: Author & Regional,
  { filter, words: typed, batchId, count }: GroupOrder,
  heldMs: number,
): Promise<Outcome<{ count: number }>> {
  const words = judged(typed)
  if (!words.ok) return words
  if (!isUuid(batchId)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const sent = await countBatch(trx, batchId)
    if (sent > 0) return done({ count: sent })
    const { members, leftOut, isTooLarge } = await divide(trx, staff, filter)
    if (isTooLarge || members.length === 0) return refuse('wrong_status')
    if (members.length !== count) return refuse('version_conflict')
    await queueMails(trx, await mailsTo(trx, members, words.value, { batchId, heldMs }))
    await writeAudit(trx, byStaff(staff), 'group_mailed', ['application_list'], {
      after: { mails: members.length, left_out: leftOut.length, filter: withoutWords(filter) },
    })
    return done({ count: members.length })
  })
}

async function mailsTo(
  trx: Database,
  members: readonly GroupMember[],
  words: GroupWords,
  held: Pick<NewMail, 'batchId' | 'heldMs'>,
): Promise<NewMail[]> {
  const wordsIn = new Map<Locale, Translate>()
  for (const { locale } of members) {
    if (!wordsIn.has(locale)) wordsIn.set(locale, await letterWords(trx, locale))
  }
  return members.map((member) => ({
    ...held,
    to: member.email,
    locale: member.locale,
    applicationId: member.id,
    letter: letterTo(wordsIn.get(member.locale) as Translate, member, words),
  }))
}

function letterTo(t: Translate, { kind, number, answers }: GroupMember, words: GroupWords): Letter {
  const [reference, person] = [referenceOf(kind, number), personNameOf(kind, answers)]
  const filled = fillGroupWords(words, { name: person ?? '', reference })
  return withSalutation(t, moveLetter(t, filled, { reference, reason: reasonOf(t, kind) }), person)
}

function judged(typed: GroupWords): Outcome<GroupWords> {
  const words = tidyGroupWords(typed)
  const errors = judgeGroupWords(words)
  return Object.keys(errors).length > 0 ? refuse('invalid_answers', { errors }) : done(words)
}

/** Takes back the mails that have not left; `too_late` if all have. */
export async function takeBackGroup(
  store: Store,
  staff: Author,
  batchId: string,
): Promise<Outcome<{ count: number }>> {
  if (!isUuid(batchId)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const count = await takeBackBatch(trx, batchId)
    if (count === 0) return refuse('too_late')
    await writeAudit(trx, byStaff(staff), 'group_mail_undone', ['application_list'], {
      after: { mails: count },
    })
    return done({ count })
  })
}
