import type { DB } from './generated/schema.ts'

type Table = keyof DB

/** How long the rows of a table stay. */
export type Retention = {
  /** They go together with the row of these tables that they belong to. */
  goesWith?: readonly Table[]
  /** They go as soon as this condition holds. */
  endsWhen?: string
  /** A row may bring large files along: they go one by one, lest a statement takes too long. */
  isLarge?: true
  /** They are about nobody, and go all the same. */
  isNobodys?: true
  /** They stay until somebody does this. */
  staysUntil?: string
}

const nobody = 'no personal data'

/** Neither the picture of something, nor inside its text, nor in a version that can be brought back. */
export const isShownNowhere = `NOT EXISTS (SELECT FROM story WHERE picture_key = key OR position(key IN content) > 0)
  AND NOT EXISTS (SELECT FROM profile WHERE picture_key = key OR position(key IN biography) > 0)
  AND NOT EXISTS (SELECT FROM news_item WHERE position(key IN content) > 0)
  AND NOT EXISTS (SELECT FROM content_revision WHERE picture_key = key OR position(key IN answers::text) > 0)`

/** Every table: how long its personal data stay, or that it has none. Without an entry, a new table does not compile. */
export const retention: Readonly<Record<Table, Retention | typeof nobody>> = {
  application: {
    endsWhen: `status IN ('declined', 'withdrawn', 'no_match') AND updated_at < now() - interval '1 year'
      OR status = 'completed' AND updated_at < now() - interval '5 years'`,
    isLarge: true,
    staysUntil: 'the person erases it, while it is under review or in the registry',
  },
  move: { goesWith: ['application'] },
  information_request: { goesWith: ['application'] },
  note: { goesWith: ['application'] },
  // Of applicants it has ids and names of fields, never an answer; of staff, what they did under which name.
  audit: { staysUntil: 'the registry itself ends, since nothing in it may be changed or removed' },
  consent: { goesWith: ['application'] },
  edit_link: { goesWith: ['application'] },
  edit_session: { goesWith: ['application'], endsWhen: "created_at < now() - interval '2 hours'" },
  edit_attempt: { endsWhen: "last_at < now() - interval '2 days'" },
  draft: { endsWhen: 'expires_at <= now()' },
  upload: {
    goesWith: ['application'],
    endsWhen: `application_id IS NULL AND draft_id IS NULL AND touched_at < now() - interval '1 day'`,
    isLarge: true,
  },
  upload_piece: { goesWith: ['upload'] },
  contact_message: {
    endsWhen: `received_at < now() - CASE status WHEN 'spam' THEN interval '30 days' ELSE interval '1 year' END`,
  },
  mail: {
    goesWith: ['application', 'contact_message', 'draft'],
    endsWhen: `status = 'sent' AND sent_at < now() - interval '1 year'
      OR status = 'failed' AND queued_at < now() - interval '90 days'`,
  },
  rate_limit: { endsWhen: 'window_ends_at <= now()' },
  // An hour later, since an instance whose clock is slow would still take what has run out here.
  used_pass: { endsWhen: "expires_at < now() - interval '1 hour'" },

  staff_user: { staysUntil: 'an administrator removes the account' },
  staff_account: { goesWith: ['staff_user'] },
  staff_two_factor: { goesWith: ['staff_user'] },
  staff_passkey: { goesWith: ['staff_user'] },
  staff_link: { goesWith: ['staff_user'], endsWhen: 'expires_at <= now()' },
  staff_session: { goesWith: ['staff_user'], endsWhen: 'expires_at <= now()' },
  staff_verification: { endsWhen: 'expires_at <= now()' },
  // A day, for the text that it was uploaded for to be saved.
  picture: { endsWhen: `created_at < now() - interval '1 day' AND ${isShownNowhere}`, isLarge: true },
  picture_file: { goesWith: ['picture'] },
  profile: { staysUntil: 'an editor takes it down, at the latest when the person asks for it' },
  story: { staysUntil: 'an editor takes it down, at the latest when the person asks for it' },

  content_revision: { goesWith: ['story', 'news_item', 'profile'] },

  visit: { endsWhen: "began_at < now() - interval '13 months'", isNobodys: true },
  page_view: { goesWith: ['visit'], isNobodys: true },
  content_version: nobody,
  erasure: nobody,
  news_item: nobody,
  schema_migration: nobody,
  set_up_link: nobody,
}

/** The tables whose rows run out by themselves. */
export const runsOut = Object.entries(retention).flatMap(([table, rule]) =>
  rule !== nobody && rule.endsWhen ? [{ ...rule, table: table as Table, endsWhen: rule.endsWhen }] : [],
)
