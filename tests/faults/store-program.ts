import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { openStore } from '../../src/store/open-store.ts'
import { StartupProblem } from '../../src/store/postgres/startup-problem.ts'

/** A process for fault tests to kill: it opens the store, answers each line of SQL with a line, and closes at the end. */
const report = (details: object, message: string) => console.error(message, details)
const log = { info() {}, warn: report, error: report }

try {
  const store = await openStore({ dataDir: process.argv[2] ?? '', databasePool: 2, log })
  console.log('open')
  for await (const statement of createInterface(process.stdin)) {
    const answer = await sql
      .raw(statement)
      .execute(store.db)
      .then(({ rows }) => ({ rows }))
      .catch((error: Error) => ({ error: error.message }))
    console.log(JSON.stringify(answer))
  }
  await store.close()
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error
  console.log(error.message)
  process.exitCode = 1
}
