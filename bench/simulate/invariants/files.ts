import { sql } from 'kysely'
import { type Invariant, judged } from './judged.ts'

export const ofFiles: readonly Invariant[] = [
  judged(
    'every file of an application is named by an answer or a match',
    () => sql`
      SELECT upload.id, merged_from IS NULL AND answers ->> field IS DISTINCT FROM upload.id::text
        AND NOT EXISTS (SELECT FROM commitment_letter WHERE upload_id = upload.id)
      FROM upload JOIN application ON application.id = application_id`,
  ),
  judged(
    'every file that an expert has sent is there',
    () => sql`
      SELECT application.id, (SELECT count(*) FROM upload WHERE application_id = application.id
        AND id::text IN (answers ->> 'resume', answers ->> 'endorsement')) <> 2
      FROM application WHERE kind = 'expert'`,
  ),
  judged(
    'every file is complete and judged fine',
    () => sql`
      SELECT id, verdict IS DISTINCT FROM 'fine' OR received <> size FROM upload WHERE application_id IS NOT NULL`,
  ),
]
