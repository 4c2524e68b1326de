import { sql } from 'kysely'
import { linksOfKept, type NewLink } from '../applicants/edit-links.ts'
import type { Database } from '../database.ts'
import { type ApplicationMail, mailsOfKept } from '../mail/mail-queue.ts'
import { inGroups, limitLockWaits, type Patience } from '../postgres/in-groups.ts'
import { type Consent, consentsOfKept } from '../privacy/consents.ts'
import { redeemPasses, type UsedPass } from '../protection/used-passes.ts'
import { claimParts, type NewClaim } from '../uploads/uploads.ts'
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

export async function saveApplication(database: Database, whole: WholeApplication): Promise<KeptApplication> {
  const [kept] = await saveApplications(database, [whole], 'alone')
  if (!kept) throw new Error('There is a result for each application')
  return kept
}

/**
 * One atomic statement, because seven round trips take longer than the work; the module of each table writes its part,
 * which refers to `sent`, the given applications, and `kept`, the new ones. Each is stored or refused on its own, as
 * long as no two have the same pass or file. A pass is used up even if its application is refused, since a refusal
 * reveals whether an address is known.
 */
async function saveApplications(
  database: Database,
  wholes: readonly WholeApplication[],
  patience: Patience,
): Promise<KeptApplication[]> {
  const claims = wholes.flatMap(claimsOf)
  const { mark, before, condition, after, freeFiles } = claims.length > 0 ? withFiles(claims) : withoutFiles
  const { rows } = await sql<KeptApplication>`${mark}
    WITH patience AS MATERIALIZED (${limitLockWaits(patience)}),
      sent AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(wholes.map(rowOf))}::jsonb) AS sent (
          nth int, id uuid, number int, kind text, answers jsonb, locale text, "idempotencyKey" uuid,
          pass uuid, "passExpiresAt" timestamptz, "tokenDigest" bytea, "pinHash" text
        ) WHERE (SELECT is_set FROM patience)
      ),
      pass AS (${redeemPasses(sql`SELECT pass, "passExpiresAt" FROM sent ORDER BY pass`)}),
      ${before}
      kept AS (
        ${insertSent} WHERE pass IN (SELECT id FROM pass) ${condition}
        ORDER BY lower(answers ->> 'email') -- in one order, to avoid deadlocks
        ON CONFLICT DO NOTHING RETURNING id, email
      ),
      ${after}
      consented AS (${consentsOfKept(wholes.flatMap(({ id, consents }) => consents.map(ofOne(id))))}),
      linked AS (${linksOfKept}),
      queued AS (${mailsOfKept(wholes.flatMap(({ id, mails }) => mails.map(ofOne(id))))})
    SELECT kept.id, pass.id IS NOT NULL AS "isPassNew", ${freeFiles} AS "freeFiles"
    FROM sent LEFT JOIN kept USING (id) LEFT JOIN pass ON pass.id = sent.pass ORDER BY nth`.execute(
    database.db,
  )
  if (rows.some(({ id }) => id !== null)) database.wakePostOffice()
  return rows
}

/** Together with others that arrive at the same time; call it outside of a transaction. */
export const saveTogether = inGroups(saveApplications, ({ pass, files, kind, answers }: WholeApplication) => [
  pass.id,
  ...Object.values(files),
  `${kind} ${String(answers.email).toLowerCase()}`,
])

const rowOf = (
  { id, number, kind, answers, locale, idempotencyKey, pass, link }: WholeApplication,
  nth: number,
) => ({
  ...{ nth, id, number, kind, answers, locale, idempotencyKey },
  pass: pass.id,
  passExpiresAt: pass.expiresAt,
  tokenDigest: `\\x${link.tokenDigest.toString('hex')}`,
  pinHash: link.pinHash,
})

const ofOne =
  (id: string) =>
  <Part>(part: Part) => ({ ...part, of: id })

const claimsOf = ({ id: of, files }: WholeApplication): NewClaim[] =>
  Object.entries(files).map(([field, id]) => ({ of, id, field }))

const withoutFiles = {
  mark: sql.raw('/* prepared: keep_applications */'),
  before: sql``,
  condition: sql``,
  after: sql``,
  freeFiles: sql`'{}'::uuid[]`,
}

function withFiles(claims: readonly NewClaim[]): typeof withoutFiles {
  const { claim, locked, free, claimed } = claimParts(claims)
  return {
    mark: sql.raw('/* prepared: keep_applications_with_files */'),
    before: sql`claim AS (${claim}), locked AS (${locked}), free AS (${free}),`,
    condition: sql`AND (SELECT count(*) FROM claim WHERE claim.of = sent.id) = (
      SELECT count(DISTINCT claim.id) FROM claim JOIN free USING (id) WHERE claim.of = sent.id
    )`,
    after: sql`claimed AS (${claimed}),`,
    freeFiles: sql`ARRAY(SELECT claim.id FROM claim JOIN free USING (id) WHERE claim.of = sent.id)`,
  }
}
