import { type Lengths, type PeriodName, periods } from '../../domain/privacy/retention-periods.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { blockSizes } from '../../domain/tracking/day-blocks.ts'
import type { DB } from '../generated/schema.ts'

export type Table = keyof DB

/** Rows expire at, or some time after, the time in a column. */
export type Ending = {
  /** Only rows that match expire by this. */
  when?: string
  from: string
  /** An index has these rows in the order of `from`: the deletion reads the oldest, and stops at the first that stays. */
  isSorted?: true
} & ({ after?: string } | { period: PeriodName })

export type Retention = {
  /** Rows are deleted with their parent row in one of these tables. */
  goesWith?: readonly Table[]
  ends?: readonly Ending[]
  /** Rows with large files are deleted one at a time, to stay below the statement timeout. */
  isLarge?: true
  /** The table is partitioned by month of the expiry column; an expired month is dropped as a whole. */
  isByMonth?: true
  /** The rows are not personal, but expire all the same. */
  isNobodys?: true
  staysUntil?: string
}

const nobody = 'no personal data'

const minutes = (count: number) => `${count} minutes`

const inStatus = (status: string) => ({ when: `status = '${status}'`, isSorted: true }) as const

/** Pictures that no text, no version and no translation refers to. */
export const isShownNowhere = `NOT EXISTS (SELECT FROM story WHERE picture_key = key OR position(key IN content) > 0)
  AND NOT EXISTS (SELECT FROM profile WHERE picture_key = key OR position(key IN biography) > 0)
  AND NOT EXISTS (SELECT FROM member WHERE picture_key = key OR position(key IN biography) > 0)
  AND NOT EXISTS (SELECT FROM partner WHERE picture_key = key OR position(key IN description) > 0)
  AND NOT EXISTS (SELECT FROM news_item WHERE position(key IN content) > 0)
  AND NOT EXISTS (SELECT FROM content_revision WHERE picture_key = key OR position(key IN answers::text) > 0)
  AND NOT EXISTS (SELECT FROM content_translation WHERE position(key IN answers::text) > 0)
  AND NOT EXISTS (SELECT FROM page_text WHERE position(key IN concat_ws(' ', words::text, shown::text)) > 0)
  AND NOT EXISTS (SELECT FROM page_revision WHERE position(key IN words::text) > 0)
  AND NOT EXISTS (SELECT FROM registry_facts WHERE position(key IN facts ->> 'logo') > 0)
  AND NOT EXISTS (SELECT FROM terms_version WHERE position(key IN words::text) > 0)`

/** Every table: how long its personal data stay, or that it has none. Without an entry, a new table does not compile. */
export const retention: Readonly<Record<Table, Retention | typeof nobody>> = {
  application: {
    ends: [
      ...['declined', 'withdrawn', 'no_match'].map((status): Ending => {
        return { ...inStatus(status), from: 'updated_at', period: 'ended_applications' }
      }),
      { ...inStatus('completed'), from: 'updated_at', period: 'completed_applications' },
    ],
    isLarge: true,
    staysUntil: 'the person erases it, while it is under review or in the registry',
  },
  move: { goesWith: ['application'] },
  information_request: { goesWith: ['application'] },
  note: { goesWith: ['application'] },
  answer_change: { goesWith: ['application'] },
  interview: { goesWith: ['application'] },
  assessment: { goesWith: ['application'] },
  not_duplicate: { goesWith: ['application'] },
  merged_application: { goesWith: ['application'] },
  // Contains ids and field names of applicants, never answers; names and actions of staff.
  audit: { staysUntil: 'the registry itself ends, since nothing in it may be changed or removed' },
  match: { goesWith: ['application'] },
  match_move: { goesWith: ['match'] },
  match_invitation: { goesWith: ['match'] },
  agreement: { goesWith: ['match'] },
  commitment_letter: { goesWith: ['match'] },
  report: { goesWith: ['match'] },
  last_day_change: { goesWith: ['match'] },
  reminder: { goesWith: ['application', 'match'] },
  match_story: { goesWith: ['match'] },
  mailed_link: { goesWith: ['application'] },
  match_profile: { goesWith: ['application'] },
  match_weights: { goesWith: ['application'] },
  stale_match_profile: { goesWith: ['application'] },
  consent: { goesWith: ['application'] },
  edit_link: { goesWith: ['application'] },
  entry_on_behalf: { goesWith: ['draft', 'application'] },
  import_sheet: { ends: [{ from: 'read_at', after: '1 day' }] },
  edit_session: {
    goesWith: ['application'],
    ends: [{ from: 'created_at', after: minutes(lifetimes.editSession.most) }],
  },
  address_change: { goesWith: ['application'], ends: [{ from: 'expires_at' }] },
  edit_attempt: { ends: [{ from: 'last_at', after: '2 days' }] },
  draft: { ends: [{ from: 'expires_at' }] },
  upload: {
    goesWith: ['application'],
    ends: [
      {
        when: 'application_id IS NULL AND draft_id IS NULL',
        from: 'touched_at',
        after: minutes(lifetimes.unclaimedUpload),
      },
    ],
    isLarge: true,
  },
  upload_piece: { goesWith: ['upload'] },
  contact_message: {
    ends: [
      { when: "status <> 'spam'", from: 'received_at', period: 'messages' },
      { when: "status = 'spam'", from: 'received_at', period: 'spam' },
    ],
  },
  message_reply: { goesWith: ['contact_message'] },
  mail: {
    goesWith: ['application', 'contact_message', 'draft'],
    ends: [
      { ...inStatus('sent'), from: 'sent_at', period: 'sent_mails' },
      { ...inStatus('failed'), from: 'queued_at', period: 'failed_mails' },
    ],
  },
  rate_limit: { ends: [{ from: 'window_ends_at', isSorted: true }] },
  // An hour of tolerance for instances with a slow clock.
  used_pass: { ends: [{ from: 'expires_at', after: '1 hour' }] },

  registry_facts: { staysUntil: 'an administrator names another coordinator' },
  staff_user: { staysUntil: 'an administrator removes the account' },
  staff_account: { goesWith: ['staff_user'] },
  calendar_feed: { goesWith: ['staff_user'] },
  staff_two_factor: { goesWith: ['staff_user'] },
  // A filter may have the name of a person in it.
  saved_view: { goesWith: ['staff_user'], staysUntil: 'its owner removes it' },
  staff_passkey: { goesWith: ['staff_user'] },
  staff_preference: { goesWith: ['staff_user'] },
  staff_region: { goesWith: ['staff_user'] },
  staff_notice_choice: { goesWith: ['staff_user'] },
  // Ids and names of events; a month, though a digest reads three days.
  record_event: { goesWith: ['application'], ends: [{ from: 'at', after: '30 days' }] },
  record_event_mail: { goesWith: ['record_event', 'staff_user'] },
  // The author is shown while their account exists.
  reply_text: { staysUntil: 'a coordinator removes it' },
  staff_link: { goesWith: ['staff_user'], ends: [{ from: 'expires_at' }] },
  staff_session: { goesWith: ['staff_user'], ends: [{ from: 'expires_at' }] },
  // A month, so that its owner sees why a program gets no answer any more.
  api_token: { goesWith: ['staff_user'], ends: [{ from: 'expires_at', after: '30 days' }] },
  webhook: { staysUntil: 'an administrator removes it' },
  // References and statuses; erasing a person removes theirs at once.
  webhook_delivery: {
    goesWith: ['webhook'],
    ends: [{ when: "status <> 'waiting'", from: 'happened_at', after: '30 days' }],
  },
  staff_verification: { ends: [{ from: 'expires_at' }] },
  // A day, for the text that it was uploaded for to be saved.
  picture: { ends: [{ when: isShownNowhere, from: 'created_at', after: '1 day' }], isLarge: true },
  picture_file: { goesWith: ['picture'] },
  profile: { staysUntil: 'an editor takes it down, at the latest when the person asks for it' },
  member: { staysUntil: 'an editor takes it down, at the latest when the person asks for it' },
  partner: { staysUntil: 'an editor takes it down, at the latest when the person asks for it' },
  // The author is shown while their account exists.
  mail_text: { staysUntil: 'an administrator takes the original words again' },
  // What people have accepted stays readable.
  agreement_text: { staysUntil: 'the registry ends' },
  agreement_words: { staysUntil: 'the registry ends' },
  story: { staysUntil: 'an editor takes it down, at the latest when the person asks for it' },

  menu_arrangement: { staysUntil: 'an administrator takes the delivered menus again' },
  page_text: { staysUntil: 'an editor writes it anew, at the latest when the person asks for it' },
  page_revision: { goesWith: ['page_text'] },
  terms_version: { staysUntil: 'the registry ends' },
  content_revision: { goesWith: ['story', 'news_item', 'profile', 'member', 'partner'] },
  content_translation: { goesWith: ['story', 'news_item', 'profile', 'member', 'partner'] },

  visit: { ends: [{ from: 'began_at', period: 'visits' }], isByMonth: true, isNobodys: true },
  page_view: { ends: [{ from: 'entered_at', period: 'visits' }], isByMonth: true, isNobodys: true },
  visit_day: { ends: [{ from: 'day', period: 'visits' }], isNobodys: true },
  page_day: { ends: [{ from: 'day', period: 'visits' }], isNobodys: true },
  reading_time: {
    ends: blockSizes.map((days) => {
      return { when: `days = ${days}`, from: 'first_day', period: 'visits', isSorted: true }
    }),
    isNobodys: true,
  },
  view_run: { ends: [{ from: 'seen_at', period: 'visits' }], isNobodys: true },
  pile_count: { ends: [{ from: 'day', after: '3 months' }], isNobodys: true },
  passed_step: { ends: [{ from: 'day', after: '13 months' }], isNobodys: true },
  retention_run: { ends: [{ from: 'began_at', after: '1 year' }], isNobodys: true },
  content_version: nobody,
  public_figures: nobody,
  match_scale: nobody,
  match_group: nobody,
  erasure: nobody,
  file_folder: nobody,
  removed_file: nobody,
  news_item: nobody,
  retention_period: nobody,
  second_step_rule: nobody,
  schema_migration: nobody,
  set_up_link: nobody,
}

export type RunsOut = Pick<Retention, 'isLarge' | 'isByMonth'> & { table: Table; ends: readonly Ending[] }

export const runsOut: readonly RunsOut[] = Object.entries(retention).flatMap(([table, rule]) =>
  rule !== nobody && rule.ends ? [{ ...rule, table: table as Table, ends: rule.ends }] : [],
)

/** Deleted every minute: there may be a row for each caller of the last minutes. */
export const minutely = runsOut.filter(({ table }) => table === 'rate_limit')

/** Deleted hourly: sessions, links and other short-lived rows. */
export const hourly = runsOut.filter(({ ends }) => !ends.some(isDecided))

/** Deleted nightly: rows with a configurable period. */
export const nightly = runsOut.filter(({ ends }) => ends.some(isDecided))

/** SQL: whether a row has expired. */
export function hasEnded({ ends }: Pick<RunsOut, 'ends'>, lengths: Lengths): string {
  return ends.map((ending) => hasEndedBy(ending, lengths)).join(' OR ')
}

/** SQL: whether a row has expired by this rule. */
export function hasEndedBy(ending: Ending, lengths: Lengths): string {
  return `(${ending.when ?? 'true'}) AND ${ending.from} <= now() - ${intervalOf(ending, lengths)}`
}

/** SQL: when a row expires; null if it does not. */
export function endOf(table: Table, lengths: Lengths): string {
  const rule = retention[table]
  const ends = rule === nobody ? [] : (rule.ends ?? [])
  const cases = ends.map(
    (ending) => `WHEN (${ending.when ?? 'true'}) THEN ${ending.from} + ${intervalOf(ending, lengths)}`,
  )
  return cases.length > 0 ? `CASE ${cases.join(' ')} END` : 'NULL::timestamptz'
}

function isDecided(ending: Ending): boolean {
  return 'period' in ending
}

export function intervalOf(ending: Ending, lengths: Lengths): string {
  if (!('period' in ending)) return `interval '${ending.after ?? '0'}'`
  return `interval '${lengths[ending.period]} ${periods[ending.period].unit}'`
}
