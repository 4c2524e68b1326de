import type { AnswersOf } from '../../src/domain/engine/form.ts'
import type { expertForm } from '../../src/domain/forms/expert.ts'
import { type ApplicationFile, insertApplicationFiles } from '../../src/store/application-files.ts'
import { insertApplications, type NewApplication } from '../../src/store/applications.ts'
import { insertMessages } from '../../src/store/messages.ts'
import type { Store } from '../../src/store/open-store.ts'
import { plantMoves } from './moves.ts'
import { drawPapers } from './papers.ts'
import { makeRecords } from './records.ts'

/** Adds what is missing of the demo data, which is nothing when it is run a second time. */
export async function plantDemo(store: Store, now: Date) {
  const { applications, messages } = makeRecords(now)
  const added = await insertApplications(store, applications)
  await plantMoves(store, applications)
  return {
    applications: added,
    files: await insertApplicationFiles(store, applications.flatMap(filesOf)),
    messages: await insertMessages(store, messages),
  }
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
