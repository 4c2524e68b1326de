import { referenceOf } from '../../domain/applications/reference.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { describeAnswers } from '../../domain/forms/engine/describe.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { type Copy, copyRows, type Trace } from '../../store/privacy/find-traces.ts'
import type { Place } from '../../store/privacy/whereabouts.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { readUpload } from '../../store/uploads/uploads.ts'
import { countsOf, meant, readPerson } from './find-person.ts'
import { type ZipEntry, zip } from './zip.ts'

export type Asked = { email: string; also: readonly string[] }

export type Archive = { name: string; bytes: AsyncIterable<Buffer> }

const t = translator('en', catalogueOf('en'))

/** Exports a person's data and files. The audit entry is written before the first byte is sent. */
export async function exportPerson(store: Store, staff: Author, asked: Asked): Promise<Outcome<Archive>> {
  const person = await readPerson(store, asked.email, asked.also)
  if (!person.ok) return person
  const { owned, held, mentions } = person.value
  const given = [...held, ...meant(mentions, asked.also)]
  if (given.length === 0) return refuse('not_found')
  const files = given.filter(({ table, address }) => table === 'upload' && address === owned.address)
  const record = { address: owned.address, held: await copiesOf(store, given, owned.address, files) }
  await writeAudit(store, byStaff(staff), 'person_exported', ['person'], { after: countsOf(given) })
  const entries: ZipEntry[] = [
    { name: 'person.json', content: [`${JSON.stringify(record, null, 2)}\n`] },
    ...files.map((file, at) => ({ name: nameOf(file, at), content: readUpload(store, file.id) })),
  ]
  return done({ name: `aster-person-${new Date().toISOString().slice(0, 10)}.zip`, bytes: zip(entries) })
}

async function copiesOf(store: Store, given: readonly Trace[], address: string, files: readonly Trace[]) {
  const copies: Partial<Record<Place, Copy[]>> = {}
  for (const table of new Set(given.map((trace) => trace.table))) {
    const traces = given.filter((trace) => trace.table === table)
    const rows = await copyRows(
      store,
      table,
      traces.map(({ id }) => id),
    )
    copies[table] = traces.flatMap((trace) => {
      const row = rows.get(trace.id)
      return row ? [complete(trace, row, address, files)] : []
    })
  }
  return copies
}

function complete(trace: Trace, row: Copy, address: string, files: readonly Trace[]): Copy {
  const { table, application } = trace
  const reference = application && { reference: referenceOf(application.kind, application.number) }
  if (table === 'application' && application) {
    const words = describeAnswers(applicationForms[application.kind], row.answers as Answers, t)
    return { ...reference, ...row, answers_in_words: words.map(({ label, text }) => ({ label, text })) }
  }
  // A mail to them about another person is exported without its text.
  if (trace.address !== address && 'letter' in row) return { ...row, letter: null }
  const at = files.indexOf(trace)
  return { ...(trace.address === address && reference), ...row, ...(at >= 0 && { file: nameOf(trace, at) }) }
}

function nameOf({ name }: Trace, at: number): string {
  return `files/${at + 1}-${name.replace(/[\s/\\:*?"<>|]+/g, '-')}`
}
