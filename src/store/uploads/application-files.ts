import { sql } from 'kysely'
import type { Store } from '../open-store.ts'

export type ApplicationFile = {
  /** The upload id that the answer to `field` names. */
  id: string
  application_id: string
  field: string
  name: string
  bytes: Buffer
}

/**
 * Bulk insert of judged and claimed files as one parameter; skips existing and unreferenced ones. Returns the number of
 * inserted rows.
 */
export async function insertApplicationFiles(
  { db }: Store,
  files: readonly ApplicationFile[],
): Promise<number> {
  const given = files.map(({ bytes, ...file }) => ({ ...file, base64: bytes.toString('base64') }))
  const { numAffectedRows } = await sql`
    WITH given AS (
      SELECT file.*, decode(base64, 'base64') AS bytes
      FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        AS file (id uuid, application_id uuid, field text, name text, base64 text)
      JOIN application ON application.id = application_id AND application.answers ->> field = file.id::text
    ), added AS (
      INSERT INTO upload (id, application_id, field, name, size, received, verdict, sha256)
      SELECT id, application_id, field, name, length(bytes), length(bytes), 'fine', sha256(bytes) FROM given
      ON CONFLICT DO NOTHING
      RETURNING id
    )
    INSERT INTO upload_piece (upload_id, start, bytes) SELECT id, 0, bytes FROM added JOIN given USING (id)`.execute(
    db,
  )
  return Number(numAffectedRows)
}
