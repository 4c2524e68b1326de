import { sql } from 'kysely'
import type { AnswersOf } from '../../src/domain/forms/engine/form.ts'
import type { expertForm } from '../../src/domain/forms/expert.ts'
import { insertApplications, type NewApplication } from '../../src/store/applications/application.ts'
import { insertMessages } from '../../src/store/contact/message.ts'
import type { Store } from '../../src/store/open-store.ts'
import { type ApplicationFile, insertApplicationFiles } from '../../src/store/uploads/uploads.ts'
import { plantMatches } from './collaborations/plant-matches.ts'
import { makeMoves } from './moves.ts'
import { drawPapers } from './papers.ts'
import { makeRecords } from './records.ts'
import { makeSteps, makeVisits } from './visits.ts'

/** Adds what is missing of the demo data, which is nothing when it is run a second time. */
export async function plantDemo(store: Store, now: Date) {
  const { applications, messages } = makeRecords(now)
  const added = await insertApplications(store, applications)
  await insertMoves(store, applications)
  return {
    applications: added,
    files: await insertApplicationFiles(store, applications.flatMap(filesOf)),
    matches: await plantMatches(store, applications, now),
    messages: await insertMessages(store, messages),
    visits: await insertVisits(store, now),
  }
}

/** Of applications that have not moved yet: those of an earlier run have their history. */
async function insertMoves({ db }: Store, applications: readonly NewApplication[]): Promise<void> {
  const moves = JSON.stringify(applications.flatMap(makeMoves))
  await sql`
    INSERT INTO move (application_id, from_status, to_status, version, actor, staff_name, moved_at, held_until)
    SELECT application_id, from_status, to_status, given.version, actor, staff_name, moved_at, moved_at
    FROM jsonb_to_recordset(${moves}::jsonb) AS given (application_id uuid, from_status text, to_status text,
      version int, actor text, staff_name text, moved_at timestamptz)
    JOIN application ON application.id = application_id
    WHERE NOT EXISTS (SELECT FROM move WHERE move.application_id = given.application_id)
    ORDER BY moved_at`.execute(db)
}

/** All or none: on another day of the week there would be others. */
async function insertVisits({ db }: Store, now: Date): Promise<number> {
  const { visits, views } = makeVisits(now)
  const ids = visits.map(({ id }) => id)
  const known = await db.selectFrom('visit').select('id').where('id', 'in', ids).limit(1).execute()
  if (known.length > 0) return 0
  await sql`
    INSERT INTO visit SELECT * FROM jsonb_populate_recordset(NULL::visit, ${JSON.stringify(visits)}::jsonb)`.execute(
    db,
  )
  await sql`
    INSERT INTO page_view SELECT * FROM jsonb_populate_recordset(NULL::page_view, ${JSON.stringify(views)}::jsonb)`.execute(
    db,
  )
  const steps = JSON.stringify(makeSteps(views))
  await sql`
    INSERT INTO passed_step SELECT * FROM jsonb_populate_recordset(NULL::passed_step, ${steps}::jsonb)
    ON CONFLICT DO NOTHING`.execute(db)
  return visits.length
}

/** Whoever writes from an address outside .example may exist. */
export async function holdsRealPeople({ db }: Store): Promise<boolean> {
  const real = (table: 'application' | 'contact_message') =>
    db.selectFrom(table).select('id').where('email', 'not like', '%.example')
  return (await real('application').unionAll(real('contact_message')).limit(1).execute()).length > 0
}

function filesOf({ id = '', kind, answers }: NewApplication): ApplicationFile[] {
  if (kind !== 'expert') return []
  const expert = answers as AnswersOf<typeof expertForm>
  const papers = drawPapers(expert)
  return (['resume', 'endorsement'] as const).map((field) => ({
    id: expert[field],
    application_id: id,
    field,
    name: `${field}.pdf`,
    bytes: papers[field],
  }))
}
