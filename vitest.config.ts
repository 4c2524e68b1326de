import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: [
      '{scripts,src}/**/*.test.{ts,tsx}',
      'tests/{api,attacks,deploy,faults,harness,rules}/**/*.test.{ts,tsx}',
    ],
    globalSetup: 'tests/harness/global-setup.ts',
    allowOnly: false,
    // Tests wait for the database, for mails and for silent lines more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
