import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { unhurried, withConnection } from '../../../src/store/postgres/connection.ts'
import type { Table } from '../../../src/store/privacy/retention.ts'

/** Whether the rows of a table are copied into the real registry, parents first. An unlisted table does not compile. */
const isCarried = {
  staff_user: true,
  application: true,
  contact_message: true,
  draft: true,
  entry_on_behalf: true,
  upload: true,
  upload_piece: true,
  consent: true,
  edit_link: true,
  mailed_link: true,
  match: true,
  mail: true,
  move: true,
  note: true,
  information_request: true,
  answer_change: true,
  interview: true,
  assessment: true,
  match_move: true,
  match_invitation: true,
  match_weights: true,
  agreement_words: true,
  agreement: true,
  commitment_letter: true,
  report: true,
  last_day_change: true,
  reminder: true,
  message_reply: true,
  audit: true,
  visit: true,
  page_view: true,
  visit_day: true,
  page_day: true,
  reading_time: true,
  passed_step: true,

  // No story fills them.
  address_change: false,
  agreement_text: false,
  content_revision: false,
  content_translation: false,
  erasure: false,
  import_sheet: false,
  merged_application: false,
  not_duplicate: false,
  mail_text: false,
  match_story: false,
  member: false,
  menu_arrangement: false,
  news_item: false,
  page_revision: false,
  page_text: false,
  partner: false,
  terms_version: false,
  picture: false,
  picture_file: false,
  pile_count: false,
  profile: false,
  record_event: false,
  record_event_mail: false,
  registry_facts: false,
  reply_text: false,
  retention_period: false,
  retention_run: false,
  saved_view: false,
  second_step_rule: false,
  set_up_link: false,
  story: false,
  // Short-lived, secret, or made again from the other rows.
  calendar_feed: false,
  api_token: false,
  content_version: false,
  edit_attempt: false,
  edit_session: false,
  file_folder: false,
  match_group: false,
  match_profile: false,
  match_scale: false,
  public_figures: false,
  rate_limit: false,
  removed_file: false,
  schema_migration: false,
  staff_account: false,
  staff_link: false,
  staff_passkey: false,
  staff_notice_choice: false,
  staff_preference: false,
  staff_region: false,
  staff_session: false,
  staff_two_factor: false,
  staff_verification: false,
  stale_match_profile: false,
  used_pass: false,
  view_run: false,
  webhook: false,
  webhook_delivery: false,
} as const satisfies Record<Table, boolean>

const carried = Object.entries(isCarried).flatMap(([table, is]) => (is ? [table as Table] : []))

/** Copies every row as it is, in one transaction, and returns the number of rows by table. */
export function carryOver(
  { pastUrl, targetUrl }: { pastUrl: string; targetUrl: string },
  { withTeam }: { withTeam: boolean },
): Promise<Partial<Record<Table, number>>> {
  return withConnection(pastUrl, unhurried, (past) =>
    withConnection(targetUrl, unhurried, async (target) => {
      const counts: Partial<Record<Table, number>> = {}
      await target.query('BEGIN')
      for (const table of carried) {
        if (table === 'staff_user' && !withTeam) continue
        const columns = await listColumns(past, table)
        counts[table] = await copyRows({ past, target }, table, withTeam ? columns : withoutStaff(columns))
      }
      await target.query('SELECT make_months(now())') // the partitions of past months
      await target.query('DELETE FROM reading_time WHERE days > 1')
      await target.query("SELECT sum_reading_blocks('1970-01-01', current_date)")
      await target.query('COMMIT')
      return counts
    }),
  )
}

type Column = { name: string; isOfStaff: boolean; shown?: string }

/** Numbers of rows are assigned anew, except the reference of an application, which its mails quote. */
async function listColumns(client: pg.Client, table: Table): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, EXISTS (
       SELECT FROM pg_constraint WHERE conrelid = attrelid AND contype = 'f' AND attnum = ANY (conkey)
         AND confrelid = 'staff_user'::regclass
     ) AS "isOfStaff"
     FROM pg_attribute
     WHERE attrelid = $1::text::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
       AND (attidentity = '' OR $1 = 'application') ORDER BY attnum`,
    [table],
  )
  return rows
}

/** The column that numbers the rows of a table, if it has one. */
async function findNumber(client: pg.Client, table: Table): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> ''`,
    [table],
  )
  return rows[0]?.name
}

const withoutStaff = (columns: readonly Column[]): Column[] =>
  columns.map((column) => (column.isOfStaff ? { ...column, shown: 'NULL::uuid' } : column))

/** Copies rows in the order in which they were written. */
async function copyRows(
  { past, target }: { past: pg.Client; target: pg.Client },
  table: Table,
  columns: readonly Column[],
): Promise<number> {
  const named = columns.map(({ name }) => pg.escapeIdentifier(name))
  const shown = columns.map(({ name, shown }) => shown ?? pg.escapeIdentifier(name))
  const into = table in added ? await makeCopy(target, table) : table
  const order = await findNumber(past, table)
  const query = `SELECT ${shown} FROM ${table} ${order ? `ORDER BY ${order}` : ''}`
  const rows = past.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT binary)`))
  const copy = target.query(copyFrom(`COPY ${into} (${named}) FROM STDIN (FORMAT binary)`))
  await pipeline(rows, copy)
  if (table in added) await target.query(addUp(table as Added))
  return copy.rowCount
}

/** Counts to add up, by table with its key, since the real registry may have rows of the same days. */
const added = {
  passed_step: ['times', 'day, form, step'],
  visit_day: ['visits', 'day'],
  page_day: ['views', 'day, path'],
  reading_time: ['views', 'days, first_day, path, seconds'],
} as const satisfies Partial<Record<Table, readonly [number: string, key: string]>>

type Added = keyof typeof added

async function makeCopy(target: pg.Client, table: Table): Promise<string> {
  await target.query(`CREATE TEMPORARY TABLE demo_${table} (LIKE ${table}) ON COMMIT DROP`)
  return `demo_${table}`
}

function addUp(table: Added): string {
  const [number, key] = added[table]
  return `INSERT INTO ${table} SELECT * FROM demo_${table}
    ON CONFLICT (${key}) DO UPDATE SET ${number} = ${table}.${number} + excluded.${number}`
}

/** Reserves consecutive application numbers in the real registry, and returns the first. */
export async function reserveNumbers(targetUrl: string, count: number): Promise<number> {
  return withConnection(targetUrl, {}, async (target) => {
    const { rows } = await target.query<{ first: number; last: number }>(
      `SELECT min(number)::int AS first, max(number)::int AS last
       FROM (SELECT nextval('application_number_seq') AS number FROM generate_series(1, $1)) AS taken`,
      [count],
    )
    const [taken] = rows
    if (!taken || taken.last - taken.first + 1 !== count)
      throw new Error('Another application took a number of the demo: run it again.')
    return taken.first
  })
}
