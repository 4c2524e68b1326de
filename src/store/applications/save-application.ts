import { sql } from 'kysely'
import { linkOfKept, type NewLink } from '../applicants/edit-links.ts'
import type { Database } from '../database.ts'
import { type ApplicationMail, mailsOfKept } from '../mail/mail-queue.ts'
import { type Consent, consentsOfKept } from '../privacy/consents.ts'
import { redeemPass, type UsedPass } from '../protection/used-passes.ts'
import { claimParts } from '../uploads/uploads.ts'
import { insertSent, type SentApplication } from './application.ts'

/** An application with all rows that are created together with it. */
export type WholeApplication = SentApplication & {
  number: number
  pass: UsedPass
  /** Distinct upload ids by field. */
  files: Readonly<Record<string, string>>
  consents: readonly Consent[]
  link: NewLink
  mails: readonly ApplicationMail[]
}

/** `id` is null, with a new pass and free files, for a duplicate: the same person, or the same idempotency key. */
export type KeptApplication = { id: string | null; isPassNew: boolean; freeFiles: readonly string[] }

/**
 * One atomic statement, because seven round trips take longer than the work; the module of each table writes its part,
 * which refers to `kept`, the new application. The pass is used up even if the application is refused, since a refusal
 * reveals whether an address is known.
 */
export async function saveApplication(
  database: Database,
  { pass, files, link, ...application }: WholeApplication,
): Promise<KeptApplication> {
  const { mark, before, condition, after, freeFiles } = hasAny(files) ? withFiles(files) : withoutFiles
  const { rows } = await sql<KeptApplication>`${mark}
    WITH pass AS (${redeemPass(pass)}),
      ${before}
      kept AS (
        ${insertSent(application)} FROM pass ${condition} ON CONFLICT DO NOTHING RETURNING id, email
      ),
      ${after}
      consented AS (${consentsOfKept(application.consents)}),
      linked AS (${linkOfKept(link)}),
      queued AS (${mailsOfKept(application.mails)})
    SELECT (SELECT id FROM kept), EXISTS (SELECT FROM pass) AS "isPassNew",
      ${freeFiles} AS "freeFiles"`.execute(database.db)
  const [kept] = rows
  if (!kept) throw new Error('SELECT without FROM returns one row')
  if (kept.id) database.wakePostOffice()
  return kept
}

const hasAny = (files: WholeApplication['files']) => Object.keys(files).length > 0

const withoutFiles = {
  mark: sql.raw('/* prepared: keep_application */'),
  before: sql``,
  condition: sql``,
  after: sql``,
  freeFiles: sql`'{}'::uuid[]`,
}

function withFiles(files: WholeApplication['files']): typeof withoutFiles {
  const { claim, locked, free, claimed } = claimParts(files)
  return {
    mark: sql.raw('/* prepared: keep_application_with_files */'),
    before: sql`claim AS (${claim}), locked AS (${locked}), free AS (${free}),`,
    condition: sql`WHERE (SELECT count(*) FROM free) = (SELECT count(*) FROM claim)`,
    after: sql`claimed AS (${claimed}),`,
    freeFiles: sql`ARRAY(SELECT id FROM free)`,
  }
}
