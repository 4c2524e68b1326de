import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { saveApplication, type WholeApplication } from '../../src/store/applications/save-application.ts'
import type { Store } from '../../src/store/open-store.ts'
import type { Sample } from './bare-transaction.ts'

/** Reserves application numbers from the sequence. */
export async function takeNumbers({ db }: Store, count: number): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`
    SELECT nextval('application_number_seq')::int AS number FROM generate_series(1, ${count}::int)`.execute(
    db,
  )
  return rows.map(({ number }) => number)
}

/** Only the SQL statement with which ASTER stores an application. */
export async function bareStatement(
  store: Store,
  sample: Sample,
  number: number,
  files: readonly string[],
): Promise<void> {
  const { kind, locale } = sample as Pick<WholeApplication, 'kind' | 'locale'>
  const [receipt, ...others] = JSON.parse(sample.mails)
  const { id } = await saveApplication(store, {
    id: randomUUID(),
    number,
    kind,
    locale,
    answers: { ...sample.answers, email: `${randomUUID()}@hospital.example` },
    idempotencyKey: randomUUID(),
    pass: { id: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000) },
    files: Object.fromEntries(sample.fields.map((field, at) => [field, files[at] ?? ''])),
    consents: JSON.parse(sample.consents).map((consent: object) => ({
      ...consent,
      text_sha256: randomBytes(32),
    })),
    link: { tokenDigest: randomBytes(32), pinHash: sample.pinHash },
    mails: [{ ...receipt, recipient: undefined }, ...others],
  })
  if (id === null) throw new Error('The application was not stored')
}
