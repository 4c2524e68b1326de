import { withConnection } from './connection.ts'
import { StartupProblem } from './startup-problem.ts'

/** Tables and sequences, without those of extensions, that the role cannot use. */
const outOfReach = `
  SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND CASE
    WHEN relkind IN ('r', 'p') THEN NOT (
      has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT') AND
      has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE'))
    WHEN relkind = 'S' THEN NOT has_sequence_privilege(oid, 'USAGE')
    ELSE false END
  ORDER BY relname`

/** Fails at the start instead of at the first request that needs a missing privilege. */
export async function checkPrivileges(databaseUrl: string): Promise<void> {
  const { rows } = await withConnection(databaseUrl, {}, (client) =>
    client.query<{ name: string }>(outOfReach),
  )
  if (rows.length === 0) return
  const names = rows.slice(0, 5).map(({ name }) => name)
  throw new StartupProblem(
    `The user of DATABASE_URL may not read and write ${names.join(', ')}: grant it what docs/operations.md names under 'Two roles'.`,
  )
}
