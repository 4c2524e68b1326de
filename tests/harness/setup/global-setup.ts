import type { TestProject } from 'vitest/node'
import { startTestPostgres, type TestPostgres } from '../postgres/test-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Omit<TestPostgres, 'stop'>
  }
}

/** Runs once before all test files, in the main process; the returned function runs after them. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const { stop, ...postgres } = await startTestPostgres()
  provide('postgres', postgres)
  return stop
}
