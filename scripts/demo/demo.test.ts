import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/configuration/config.ts'
import { applicationStatuses } from '../../src/domain/applications/application-status.ts'
import { usualFacts } from '../../src/domain/brand.ts'
import { messageStatuses } from '../../src/domain/contact/message-status.ts'
import { matchStatuses } from '../../src/domain/matching/match-status.ts'
import { capacityIn, isEngaged } from '../../src/domain/matching/workload.ts'
import { usualLengths } from '../../src/domain/privacy/retention-periods.ts'
import { authenticate } from '../../src/services/applicants/authenticate.ts'
import { signingKey } from '../../src/services/protection/signing-key.ts'
import { saveMessage } from '../../src/store/contact/message.ts'
import { countExpired } from '../../src/store/privacy/preview-expiry.ts'
import { freshDatabase, type TestDatabase } from '../../tests/harness/postgres/test-database.ts'
import { compiledCode } from '../../tests/harness/server/compiled-code.ts'
import { makeStaff } from '../../tests/harness/staff/staff.ts'

const capacity = capacityIn(usualFacts)

const kinds = ['expert', 'hospital', 'trainer'] as const
const now = new Date()

let database: TestDatabase
let folder: string
let first: ReturnType<typeof demo>
let again: ReturnType<typeof demo>

function demo(mode = 'local') {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'fill.ts'), '--few'],
    {
      encoding: 'utf8',
      env: { ...compiledCode, NODE_ENV: mode, DATABASE_URL: database.url, ASTER_DATA_DIR: folder },
    },
  )
  return { stdout, stderr, status }
}

const seedingMs = 300_000

beforeAll(async () => {
  database = await freshDatabase()
  folder = mkdtempSync(join(tmpdir(), 'aster-demo-'))
  // The demo adds its own staff accounts only if the registry has an administrator.
  await makeStaff(database.store, 'administrator')
  first = demo()
  again = demo()
}, seedingMs)
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(database.store.db)).rows

describe('npm run demo', () => {
  test('prints what it added, by kind and status, and on a second run that nothing was added', () => {
    expect(first.stderr).toBe('Eighteen months of a fictional registry take about a minute ...\n')
    expect(again.stderr).toBe('')
    expect(first.stdout).toMatch(
      /^\d+ applications, \d+ files, \d+ matches, \d+ mails, 5 messages and \d+ visits were added/,
    )
    expect(first.stdout).toMatch(/expert +hospital +trainer +message\n/)
    expect(first.stdout).toMatch(/completed +· +1 +· +·\n/)
    expect(again.stdout).toMatch(/^The demo data is already there; nothing was added\.\n/)
  })

  test('prints links, addresses and PINs that open an expert, a hospital and a trainer', async () => {
    const printed = [
      ...again.stdout.matchAll(/^ {4}http:\/\/[^/]+\/([\w-]+)\S*\?h=(\S+)\n {4}(\S+) +PIN (\d{6})$/gm),
    ]
    const kindOf: Record<string, 'expert' | 'hospital' | 'trainer'> = {
      'become-expert': 'expert',
      'become-trainer': 'trainer',
      'request-support': 'hospital',
      'select-expert': 'hospital',
    }
    const { secret } = readConfig({ NODE_ENV: 'local', DATABASE_URL: database.url, ASTER_DATA_DIR: folder })
    for (const [, page = '', hash = '', email = '', pin = ''] of printed) {
      const kind = kindOf[page] ?? 'expert'
      const key = signingKey({ secret, secretBefore: undefined }, 'pin')
      expect((await authenticate(database.store, kind, { hash, email, pin }, key)).ok, page).toBe(true)
    }
    expect(printed).toHaveLength(5)
    expect(new Set(printed.map(([, page]) => page))).toEqual(new Set(Object.keys(kindOf)))
  })

  test('leaves no database of its own behind', async () => {
    expect(await rows(sql`SELECT FROM pg_database WHERE datname LIKE 'aster\\_demo\\_%'`)).toEqual([])
  })

  test('is refused in production, and if the database may contain real people', async () => {
    expect(demo('production')).toMatchObject({
      status: 1,
      stderr:
        'No demo data was added. Fictional applications do not belong in a registry that is in production.\n',
    })
    const answers = { name: 'Ada', email: 'ada@somewhere.org', message: 'May a small hospital apply?' }
    const { id } = await saveMessage(database.store, { locale: 'en', answers })
    expect(demo()).toMatchObject({ status: 1, stderr: expect.stringMatching(/may be of real people/) })
    await database.store.db.deleteFrom('contact_message').where('id', '=', id).execute()
  })
})

describe('the demo data', () => {
  const statusesOf = async (table: 'application' | 'match' | 'contact_message', kind?: string) => {
    const found = await rows(
      sql<{
        status: string
      }>`SELECT DISTINCT status FROM ${sql.table(table)} ${kind ? sql`WHERE kind = ${kind}` : sql``}`,
    )
    return new Set(found.map(({ status }) => status))
  }

  test('has applications, matches and messages in every status', async () => {
    for (const kind of kinds)
      expect(await statusesOf('application', kind)).toEqual(new Set(applicationStatuses(kind)))
    expect(await statusesOf('match')).toEqual(new Set(matchStatuses))
    expect(await statusesOf('contact_message')).toEqual(new Set(messageStatuses))
  })

  test('is numbered in the order in which the applications came', async () => {
    const came = await rows(
      sql<{ number: number }>`SELECT number FROM application ORDER BY submitted_at, number`,
    )
    expect(came.map(({ number }) => number)).toEqual(came.map((_, at) => at + 1))
  })

  test('has a receipt, a link and consents for each application, and two files for each expert', async () => {
    const without = await rows(sql`
      SELECT number FROM application WHERE NOT EXISTS (SELECT FROM edit_link WHERE application_id = application.id)
        OR submitted_at > now() - interval '11 months' AND NOT EXISTS (
          SELECT FROM mail WHERE application_id = application.id AND secret AND queued_at = submitted_at)
        OR kind = 'expert' AND 2 > (SELECT count(*) FROM upload WHERE application_id = application.id AND verdict = 'fine')
        OR kind <> 'trainer' AND NOT EXISTS (SELECT FROM consent WHERE application_id = application.id)`)
    expect(without).toEqual([])
  })

  test('has an entry in the audit for every move, of the same moment and the same member of the team', async () => {
    const moves = await rows(sql<{ told: boolean; staff: boolean | null }>`
      SELECT EXISTS (
        SELECT FROM audit WHERE subject_id IN (application_id, match_id) AND at = moved_at
          AND audit.staff_name IS NOT DISTINCT FROM moves.staff_name
      ) AS told, staff_name IS NULL OR staff_id IS NOT NULL AS staff
      FROM (
        SELECT application_id, NULL::uuid AS match_id, moved_at, staff_name, staff_id FROM move
        UNION ALL SELECT NULL, match_id, moved_at, staff_name, staff_id FROM match_move
      ) AS moves`)
    expect(moves.length).toBeGreaterThan(200)
    expect(moves.filter(({ told, staff }) => !told || !staff)).toEqual([])
  })

  test('has facts of the team that the team has added, with their history', async () => {
    const experts = await rows(sql<{ added: number }>`
      SELECT (SELECT count(*)::int FROM answer_change WHERE application_id = application.id
        AND after ? 'level_of_expertise_id' AND changed_at < updated_at AND staff_id IS NOT NULL) AS added
      FROM application WHERE kind = 'expert' AND status IN ('active', 'paused')`)
    expect(new Set(experts.map(({ added }) => added))).toEqual(new Set([1]))
    const [early] = await rows(sql<{ count: number }>`
      SELECT count(*)::int AS count FROM application WHERE status = 'submitted' AND answers ? 'level_of_expertise_id'`)
    expect(early?.count).toBe(0)
  })

  test('has sent its mails at their time, and holds only those of the last choices', async () => {
    const mails = await rows(sql<{
      status: string
      sent: boolean
      held: boolean
      parts: number
      gone: boolean
    }>`
      SELECT status, sent_at BETWEEN queued_at AND ${now} AS sent, due_at > now() AS held,
        secret AND NOT keeps_words AS gone,
        jsonb_array_length(letter -> 'parts') AS parts FROM mail`)
    expect(mails.length).toBeGreaterThan(300)
    for (const { status, sent, held, gone, parts } of mails) {
      if (status === 'queued') expect(held).toBe(true)
      else expect({ status, sent, isGone: parts === 0 }).toEqual({ status: 'sent', sent: true, isGone: gone })
    }
    expect(mails.filter(({ status }) => status === 'queued').length).toBeLessThan(12)
  })

  test('has two choices that can be undone, an expert at the limit, reports in every state and certificates', async () => {
    const matches = await database.store.db.selectFrom('match').selectAll().execute()
    const held = await rows(sql`SELECT FROM match_move WHERE to_status = 'selected' AND held_until > now()`)
    expect(held).toHaveLength(2)
    const loads = Map.groupBy(
      matches.filter(({ status }) => isEngaged(status)),
      ({ expert_id }) => expert_id,
    )
    expect([...loads.values()].filter((own) => own.length >= capacity)).not.toEqual([])
    const codes = matches.map(({ status, certificate_code }) => [
      status === 'completed',
      certificate_code !== null,
    ])
    expect(codes.filter(([isCompleted, isCertified]) => isCompleted !== isCertified)).toEqual([])
    const reports = await rows(sql<{ state: string; rating: string | null }>`
      SELECT CASE WHEN due_on < current_date THEN 'late ' ELSE '' END || report.status AS state, answers ->> 'rating' AS rating
      FROM report JOIN match ON match.id = match_id WHERE match.status = 'active'`)
    expect(new Set(reports.map(({ state }) => state))).toEqual(
      new Set(['due', 'late due', 'late submitted', 'late accepted']),
    )
    expect(reports.some(({ rating }) => rating)).toBe(true)
  })

  test('has entries of coordinators that wait for their applicants, each with its mail', async () => {
    const entries = await rows(sql<{ form: string }>`
      SELECT form FROM entry_on_behalf JOIN draft ON draft.id = draft_id
      WHERE EXISTS (SELECT FROM mail WHERE mail.draft_id = draft.id AND mail.status = 'sent') ORDER BY form`)
    expect(entries.map(({ form }) => form)).toEqual(kinds)
  })

  test('contains nothing that the first nightly deletion would remove', async () => {
    const gone = await countExpired(database.store, usualLengths)
    expect(Object.values(gone).filter(Boolean)).toEqual([])
  })
})
