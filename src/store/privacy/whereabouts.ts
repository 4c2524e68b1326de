import type { Table } from './retention.ts'
import { whereaboutsOfContent } from './whereabouts-of-content.ts'
import { columns, whereaboutsOfMatches } from './whereabouts-of-matches.ts'
import { whereaboutsOfReview } from './whereabouts-of-review.ts'

/** Tables of what a person sends; all other rows belong to one of these or to an address. */
export type Root = 'application' | 'contact_message' | 'draft'

/** How the rows of a table are searched for a person, in SQL, and what of them is theirs to receive. */
export type Whereabouts = {
  /** The columns of the primary key; none is a secret. */
  id?: string
  /** The parent row, which determines the owner: a column or a subquery. */
  belongsTo?: Readonly<Partial<Record<Root, string>>>
  /** The columns with the owner's address. */
  address?: readonly string[]
  /** The text in which a person may be mentioned. */
  text?: string
  /** What people call the row. */
  name?: string
  since: string
  /** The exported columns: without secrets and generated ones. */
  copy: Readonly<Record<string, string>>
}

/** Not searched: rows contain no personal text and are reached through their parent. */
type NotSearched = { because: string }

const ofApplication = { application: 'application_id' } as const

/** Every table: how it is searched for a person, or why it is not. Without an entry, a new table does not compile. */
export const whereabouts = {
  application: {
    belongsTo: { application: 'id' },
    text: `answers::text || ' ' || words || ' ' || array_to_string(tags, ' ')`,
    name: `coalesce(nullif(answers ->> 'contact_person', ''), name)`,
    since: 'submitted_at',
    copy: columns('kind number status version locale submitted_at updated_at answers tags'),
  },
  consent: {
    belongsTo: ofApplication,
    name: 'field',
    since: 'given_at',
    copy: {
      ...columns('field text_version locale terms_version given_at'),
      text_sha256: `encode(text_sha256, 'hex')`,
    },
  },
  upload: {
    belongsTo: { ...ofApplication, draft: 'draft_id' },
    text: 'name',
    name: 'name',
    since: 'created_at',
    copy: columns('field name size created_at'),
  },
  note: {
    belongsTo: ofApplication,
    text: 'text',
    name: 'left(text, 100)',
    since: 'written_at',
    copy: columns('text written_at'),
  },
  answer_change: {
    belongsTo: ofApplication,
    text: `concat_ws(' ', before::text, after::text, reason)`,
    name: `coalesce(left(reason, 100), staff_name, (SELECT string_agg(name, ', ') FROM jsonb_object_keys(after) AS name))`,
    since: 'changed_at',
    copy: columns('before after reason changed_at'),
  },
  ...whereaboutsOfReview,
  information_request: {
    belongsTo: ofApplication,
    text: 'note',
    name: 'left(note, 100)',
    since: 'asked_at',
    copy: columns('fields note asked_at answered_at'),
  },
  move: {
    id: 'id::text',
    belongsTo: ofApplication,
    text: 'decline_note',
    since: 'moved_at',
    copy: columns('from_status to_status moved_at undone_at decline_reason decline_note'),
  },
  ...whereaboutsOfMatches,
  edit_link: {
    id: 'application_id',
    belongsTo: ofApplication,
    since: 'created_at',
    copy: columns('pin_sent_to created_at pin_created_at'),
  },
  address_change: {
    id: 'application_id',
    belongsTo: ofApplication,
    text: 'email',
    name: 'email',
    since: 'asked_at',
    copy: columns('email asked_at expires_at'),
  },
  edit_session: {
    id: 'created_at::text',
    belongsTo: ofApplication,
    since: 'created_at',
    copy: columns('created_at used_at'),
  },
  contact_message: {
    belongsTo: { contact_message: 'id' },
    text: 'answers::text',
    name: `answers ->> 'name'`,
    since: 'received_at',
    copy: columns('status answers locale received_at'),
  },
  message_reply: {
    belongsTo: { contact_message: 'contact_message_id' },
    text: `subject || ' ' || text`,
    name: 'subject',
    since: 'written_at',
    copy: columns('subject text written_at'),
  },
  entry_on_behalf: {
    belongsTo: { ...ofApplication, draft: 'draft_id' },
    name: 'source',
    since: 'entered_at',
    copy: columns('source entered_at'),
  },
  import_sheet: {
    text: 'content',
    name: 'name',
    since: 'read_at',
    copy: columns('name read_at'), // other people are in the file
  },
  draft: {
    belongsTo: { draft: 'id' },
    text: `email || ' ' || answers::text`,
    name: `concat_ws(' ', answers ->> 'name', answers ->> 'surname')`,
    since: 'created_at',
    copy: columns('form email answers step locale created_at expires_at'),
  },
  mail: {
    belongsTo: { ...ofApplication, contact_message: 'contact_message_id', draft: 'draft_id' },
    address: ['recipient', 'reply_to'],
    text: `recipient || ' ' || coalesce(reply_to, '') || ' ' || letter::text || ' ' || coalesce(problem, '')`,
    name: `letter ->> 'subject'`,
    since: 'queued_at',
    copy: {
      ...columns('recipient status queued_at sent_at'),
      letter: 'CASE WHEN NOT secret THEN letter END', // the text of a secret mail is not exported
    },
  },
  staff_user: {
    address: ['email'],
    text: `name || ' ' || email`,
    name: 'name',
    since: 'created_at',
    copy: columns('name email role created_at disabled_at'),
  },
  staff_link: {
    id: `coalesce(email, user_id::text)`,
    address: ['email'],
    text: 'email',
    name: 'role',
    since: 'created_at',
    copy: columns('purpose role created_at expires_at'),
  },
  ...whereaboutsOfContent,
  saved_view: {
    text: `name || ' ' || filter::text`,
    name: 'name',
    since: 'saved_at',
    copy: columns('name filter saved_at'),
  },
  registry_facts: {
    id: `'registry'`,
    text: 'facts::text',
    name: `facts ->> 'institution_name'`,
    since: 'changed_at',
    copy: columns('facts changed_at'),
  },

  audit: { because: 'of applicants it has ids, of staff what they did; it stays' },
  upload_piece: { because: 'the bytes of uploads' },
  file_folder: { because: 'a random id' },
  removed_file: { because: 'random names of files that are being deleted' },
  picture: { because: 'shown by what is searched' },
  picture_file: { because: 'the bytes of pictures' },
  staff_account: { because: 'the password of a member of staff' },
  staff_two_factor: { because: 'the second step of a member of staff' },
  calendar_feed: { because: 'a digest of the address of a calendar' },
  staff_passkey: { because: 'the passkeys of a member of staff' },
  staff_session: { because: 'the sessions of a member of staff, who sees them under their account' },
  api_token: { because: 'names of programs, beside a member of staff' },
  staff_preference: { because: 'the keys of a member of staff' },
  staff_region: { because: 'the regions of a member of staff' },
  webhook: { because: 'addresses of programs' },
  webhook_delivery: { because: 'references and states, which go with the application' },
  staff_verification: { because: 'ids of staff, for minutes' },
  edit_attempt: { because: 'digests of links' },
  rate_limit: { because: 'keyed hashes' },
  used_pass: { because: 'random ids' },
  visit: { because: 'random ids' },
  page_view: { because: 'pages' },
  visit_day: { because: 'numbers' },
  page_day: { because: 'numbers' },
  reading_time: { because: 'numbers' },
  view_run: { because: 'numbers' },
  passed_step: { because: 'numbers' },
  pile_count: { because: 'numbers' },
  public_figures: { because: 'rounded numbers' },
  mailed_link: { because: 'digests' },
  mail_text: { because: 'words that go to everybody' },
  erasure: { because: 'ids of what is no more' },
  content_version: { because: 'a number' },
  retention_period: { because: 'numbers' },
  retention_run: { because: 'numbers' },
  second_step_rule: { because: 'days' },
  schema_migration: { because: 'names of files' },
  set_up_link: { because: 'a digest' },
} as const satisfies Readonly<Record<Table, Whereabouts | NotSearched>>

/** A table that is searched; the catalogue has a word for each. */
export type Place = {
  [Name in Table]: (typeof whereabouts)[Name] extends NotSearched ? never : Name
}[Table]

/** The tables that are searched, in the order in which their rows are shown. */
export const searched = Object.entries<Whereabouts | NotSearched>(whereabouts).flatMap(([table, how]) =>
  'because' in how ? [] : [{ table: table as Place, ...how }],
)
