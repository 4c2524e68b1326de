import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

/** Rows of one record, which has more of each than any real one. */
const busiest = { audits: 20_000, mails: 3000, notes: 2000, messages: 500 }

/**
 * The data of records after years: a million audit entries, mails with their text, notes, changed answers and
 * messages, spread over all applications, and one record with thousands of each.
 */
export async function seedRecords({ db }: Database, audits: number): Promise<string> {
  // Its search is not measured here, and would take most of the time.
  await sql`DROP INDEX audit_words`.execute(db)
  const { rows } = await sql<{ id: string; email: string }>`
    SELECT id, email FROM application WHERE kind = 'hospital' AND status = 'completed' ORDER BY number LIMIT 1`.execute(
    db,
  )
  const { id = '', email = '' } = rows[0] ?? {}
  const staff = sql`(SELECT id FROM staff_user ORDER BY id LIMIT 1)`
  const everybody = sql`(SELECT id, row_number() OVER () AS place FROM application)`
  await sql`
    INSERT INTO audit (at, actor, staff_id, staff_name, action, subject_kind, subject_id, fields)
    SELECT now() - random() * interval '4 years', 'staff', ${staff}, 'Nia Boateng',
      (ARRAY['application_moved', 'file_opened', 'application_tagged', 'application_assigned', 'application_noted'])
        [1 + n % 5], 'application', subject.id, '["tags"]'
    FROM generate_series(1, ${audits}::int) AS n
      JOIN ${everybody} AS subject ON subject.place = 1 + n % (SELECT count(*) FROM application)`.execute(db)
  await sql`
    INSERT INTO audit (at, actor, staff_id, staff_name, action, subject_kind, subject_id)
    SELECT now() - n * interval '1 hour', 'staff', ${staff}, 'Nia Boateng',
      CASE WHEN n % 10 = 0 THEN 'application_tagged' ELSE 'file_opened' END, 'application', ${id}
    FROM generate_series(1, ${busiest.audits}::int) AS n`.execute(db)
  await sql`
    INSERT INTO audit (at, actor, staff_id, staff_name, action, subject_kind, subject_id)
    SELECT suggested_at, 'staff', ${staff}, 'Nia Boateng', 'match_suggested', 'match', id FROM match`.execute(
    db,
  )
  const letter = sql`jsonb_build_object('subject', 'About your application', 'preview', '', 'heading', 'Hello',
    'reason', '', 'parts', jsonb_build_array(
      jsonb_build_object('kind', 'paragraph', 'text', repeat('Thank you for your patience. ', 20)),
      jsonb_build_object('kind', 'link', 'label', 'Open it', 'href', '/edit?h=' || md5(random()::text))))`
  const mails = (from: ReturnType<typeof sql>) => sql`
    INSERT INTO mail (recipient, locale, letter, application_id, secret, keeps_words, queued_at, status, sent_at)
    SELECT email, 'en', ${letter}, id, true, true, at, 'sent', at FROM ${from}`
  await mails(sql`(SELECT email, id, submitted_at + n * interval '9 days' AS at
    FROM application, generate_series(0, 2) AS n) AS mailed`).execute(db)
  await mails(sql`(SELECT ${email}::text AS email, ${id}::uuid AS id, now() - n * interval '3 hours' AS at
    FROM generate_series(1, ${busiest.mails}::int) AS n) AS mailed`).execute(db)
  await sql`
    INSERT INTO note (application_id, staff_name, text, written_at)
    SELECT id, 'Nia Boateng', 'Rang twice.', submitted_at + interval '2 days' FROM application
    UNION ALL SELECT ${id}, 'Nia Boateng', 'Rang again.', now() - n * interval '5 hours'
      FROM generate_series(1, ${busiest.notes}::int) AS n`.execute(db)
  await sql`
    INSERT INTO answer_change (application_id, before, after, changed_at)
    SELECT id, '{"city": "Tamale"}', '{"city": "Kumasi"}', submitted_at + interval '3 days' FROM application
    WHERE number % 3 = 0`.execute(db)
  await sql`
    INSERT INTO contact_message (answers, received_at)
    SELECT jsonb_build_object('name', 'Ama', 'email', email, 'message', 'When do you decide?'), submitted_at
    FROM application WHERE number % 4 = 0
    UNION ALL SELECT jsonb_build_object('name', 'Ama', 'email', ${email}::text, 'message', 'And now?'),
      now() - n * interval '7 hours' FROM generate_series(1, ${busiest.messages}::int) AS n`.execute(db)
  await sql`VACUUM ANALYZE audit, mail, note, answer_change, contact_message`.execute(db)
  return id
}
