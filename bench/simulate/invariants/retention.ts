import { sql } from 'kysely'
import { lifetimes } from '../../../src/domain/protection/lifetimes.ts'
import { digestOf } from '../../../src/services/protection/tokens.ts'
import { findDraft } from '../../../src/store/applicants/drafts.ts'
import { hasEnded, runsOut } from '../../../src/store/privacy/retention.ts'
import { readRetentionPeriods } from '../../../src/store/privacy/retention-periods.ts'
import { type Finding, type Invariant, judged } from './judged.ts'

/** The nightly job may be a day late. */
const grace = "(now() - interval '25 hours')"

export const ofRetention: readonly Invariant[] = [
  {
    name: 'nothing stays longer than its retention period',
    async find(database) {
      const lengths = await readRetentionPeriods(database)
      const all = { checked: 0, violations: 0, examples: [] as string[] } satisfies Finding
      for (const rule of runsOut) {
        const ended = sql.raw(hasEnded(rule, lengths).replaceAll('now()', grace))
        const { rows } = await sql<{ checked: number; broken: number }>`
          SELECT count(*)::int AS checked, count(*) FILTER (WHERE ${ended})::int AS broken
          FROM ${sql.table(rule.table)}`.execute(database.db)
        const [{ checked, broken } = { checked: 0, broken: 0 }] = rows
        all.checked += checked
        all.violations += broken
        if (broken > 0) all.examples.push(`${rule.table}: ${broken}`)
      }
      return all
    },
  },
  judged(
    'no application expires before its time',
    () => sql`
      SELECT expired.id, EXISTS (
        SELECT FROM audit WHERE subject_id = expired.subject_id AND id < expired.id
          AND at > expired.at - (SELECT coalesce(
            (SELECT length FROM retention_period WHERE name = 'ended_applications'), 12) * interval '1 month')
      ) FROM audit AS expired WHERE action = 'application_expired'`,
  ),
  judged(
    'the nightly deletion has run every night',
    () => sql`
      SELECT night, ended_at IS NULL AND began_at < now() - interval '25 hours'
        OR night - lag(night, 1, night - 1) OVER (ORDER BY night) <> 1
      FROM retention_run`,
  ),
  judged(
    'an erased person is in no table',
    ({ erased }) => sql`
      SELECT address, EXISTS (SELECT FROM application WHERE lower(email) = address)
        OR EXISTS (SELECT FROM mail WHERE lower(recipient) = address)
        OR EXISTS (SELECT FROM contact_message WHERE lower(email) = address)
        OR EXISTS (SELECT FROM draft WHERE lower(email) = address)
      FROM unnest(${[...erased].map((address) => address.toLowerCase())}::text[]) AS address`,
  ),
  {
    name: 'no link to an unfinished form outlives its time',
    async find(database, { drafts }) {
      const { rows } = await sql<{ at: Date }>`SELECT now() AS at`.execute(database.db)
      const oldest = (rows[0]?.at.getTime() ?? 0) - (lifetimes.draft + 60) * 60_000
      const old = drafts.filter(({ at }) => at < oldest)
      let violations = 0
      for (const { token } of old) if (await findDraft(database, digestOf(token))) violations++
      return { checked: old.length, violations, examples: [] }
    },
  },
]
