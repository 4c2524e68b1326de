import { describe, expect, test } from 'vitest'
import { problemsOf } from './sample-repository.ts'

const owner = `import { sql } from 'kysely'
  export const addTrip = (db) => db.insertInto('trip').values({}).execute()
  export const endTrip = (db) => sql\`UPDATE trip AS ended SET ended_at = now()\`.execute(db)`

describe('a second module that writes a table is found', () => {
  test.each([
    "db.insertInto('trip')",
    "db.updateTable('trip')",
    "db.updateTable('trip as last')",
    "db.deleteFrom('trip')",
    "db.with('gone', (gone) => gone.deleteFrom('trip'))",
    'sql`INSERT INTO trip (id) VALUES (1)`',
    'sql`WITH gone AS (DELETE FROM ONLY trip RETURNING id) SELECT id FROM gone`',
    `sql\`update trip set place = \${place}\``,
    'sql`MERGE INTO "trip" USING stop ON true`',
    "db.query('TRUNCATE trip')",
    "db.query('COPY trip (id) FROM STDIN')",
  ])('%s', async (statement) => {
    const path = 'src/store/last-trips.ts'
    const files = { 'src/store/trips.ts': owner, [path]: `export const write = (db, place) => ${statement}` }
    expect(await problemsOf(files)).toEqual([
      `${path}:1 writes trip, as src/store/trips.ts does: let one module write it`,
    ])
  })

  test('in another layer, too', async () => {
    const path = 'src/services/end-trip.ts'
    const files = {
      'src/store/trips.ts': owner,
      [path]: "export const end = ({ db }) =>\n  db.deleteFrom('trip')",
    }
    expect(await problemsOf(files)).toEqual([
      `${path}:2 writes trip, as src/store/trips.ts does: let one module write it`,
    ])
  })
})

test('a module that reads or locks the rows, or calls their module, passes', async () => {
  const text = `import { sql } from 'kysely'
    import { addTrip } from './trips.ts'
    export const lock = (db) => sql\`SELECT FROM trip FOR NO KEY UPDATE OF trip SKIP LOCKED\`.execute(db)
    export const list = (db) => db.selectFrom('trip').forUpdate().execute()
    export const copy = (db) => db.query('COPY trip TO STDOUT')
    export const leave = (db) => sql\`INSERT INTO stop (id) VALUES (1) ON CONFLICT DO UPDATE SET id = 1\`
    export const add = addTrip`
  expect(await problemsOf({ 'src/store/trips.ts': owner, 'src/store/stops.ts': text })).toEqual([])
})

test.each([
  'db.deleteFrom(table)',
  `sql\`DELETE FROM \${sql.table(table)}\``,
  "db.query('TRUNCATE ' + table)",
])('a table without a name is found, unless the module is an exception: %s', async (statement) => {
  const text = `export const clear = (db, sql, table) => ${statement}`
  const path = 'src/store/clear.ts'
  const files = { [path]: text, 'src/store/privacy/forget-expired.ts': text }
  expect(await problemsOf(files)).toEqual([
    `${path}:1 writes a table that it does not name: see scripts/check/table-writers.ts`,
  ])
})

test('a module that chooses among its tables is one of their writers', async () => {
  const path = 'src/store/content/written-content.ts'
  const files = {
    [path]: 'export const add = (db, table) => db.insertInto(table)',
    'src/store/content/stories.ts':
      "export const end = (db) => [db.deleteFrom('story'), db.updateTable('story')]",
  }
  expect(await problemsOf(files)).toEqual([
    `${path}:1 writes story, as src/store/content/stories.ts does: let one module write it`,
  ])
})
