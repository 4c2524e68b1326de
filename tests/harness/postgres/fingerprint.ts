import pg from 'pg'

export type Fingerprint = Record<string, string>

/** Short-lived tables that a backup need not contain. */
const passing = [
  'edit_session',
  'file_folder',
  'rate_limit',
  'removed_file',
  'schema_migration',
  'set_up_link',
  'staff_session',
  'staff_verification',
]

/** Row count and digest of every table, from one snapshot. */
export async function fingerprint(
  connectionString: string,
  leftOut: readonly string[] = passing,
): Promise<Fingerprint> {
  return withClient(connectionString, async (client) => {
    await client.query(`SET TimeZone = 'UTC'`)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const { rows } = await client.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> ALL ($1)`,
      [leftOut],
    )
    const marks: Fingerprint = {}
    for (const { name } of rows) {
      const found = await client.query<{ mark: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(line, '' ORDER BY line), '')) AS mark
         FROM (SELECT md5(one::text) AS line FROM ${name} AS one) AS lines`,
      )
      marks[name] = found.rows[0]?.mark ?? ''
    }
    return marks
  })
}

/** The schema that the migrations create. */
export async function shape(connectionString: string): Promise<string[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ part: string }>(
      `SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_generated) AS part
       FROM information_schema.columns WHERE table_schema = 'public'
       UNION ALL
       SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL
       SELECT concat_ws(' ', tgenabled, pg_get_triggerdef(oid)) FROM pg_trigger WHERE NOT tgisinternal
       UNION ALL
       SELECT oid::regprocedure::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
       ORDER BY 1`,
    )
    return rows.map(({ part }) => part)
  })
}

export async function withClient<T>(
  connectionString: string,
  act: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  return act(client).finally(() => client.end())
}
