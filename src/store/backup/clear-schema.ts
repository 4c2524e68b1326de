import type pg from 'pg'

/**
 * Drops everything that our migrations created, without superuser rights; extensions stay, since others may use them.
 */
export async function clearSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ drop: string }>(
    `SELECT 'DROP TABLE ' || string_agg(oid::regclass::text, ', ') || ' CASCADE' AS drop
     FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
     UNION ALL
     SELECT 'DROP FUNCTION ' || string_agg(oid::regprocedure::text, ', ') || ' CASCADE'
     FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
     UNION ALL
     SELECT 'DROP TYPE ' || string_agg(oid::regtype::text, ', ') || ' CASCADE'
     FROM pg_type WHERE typtype IN ('d', 'e') AND typnamespace = current_schema()::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_type.oid AND deptype = 'e')`,
  )
  for (const { drop } of rows) if (drop) await client.query(drop)
}
