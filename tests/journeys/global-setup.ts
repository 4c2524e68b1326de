import { startTestPostgres, type TestPostgres } from '../harness/postgres/test-postgres.ts'

const name = 'ASTER_JOURNEYS_POSTGRES'

/** One PostgreSQL for all workers, passed on through environment variables. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { stop, ...postgres } = await startTestPostgres()
  process.env[name] = JSON.stringify(postgres)
  return stop
}

export function postgresOfThisRun(): Omit<TestPostgres, 'stop'> {
  return JSON.parse(process.env[name] ?? '')
}
