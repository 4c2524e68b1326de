import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/harness/temporary-folder.ts'
import { isTrial } from './tests/harness/trial.ts'

keepTemporaryFilesInMemory()

/** The trials that judge within seconds; `npm run faults` and `npm run attacks` run all of them. */
const quickTrials = [
  'attacks/{costly-text,described-bodies,every-route,filled-uploads,forgery,moved-address}',
  'attacks/{rank,sheets,taken-over,two-lengths}',
  'deploy/settings',
  'faults/{instances-agree,mail-server,postgres-elsewhere,proxy,server-killed}',
].map((names) => `tests/${names}.test.ts`)

const drawnByTheServer = ['src/web/{content,discovery,render}/**/*.test.ts', 'src/web/routes.test.ts']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    allowOnly: false,
    // Each worker reads a module once for all its files, so a test takes back what it has changed outside of itself.
    isolate: false,
    // Tests wait for the database, for mails and for silent lines more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: [
            'scripts/*.test.ts',
            'scripts/test/*.test.ts',
            'src/*.test.ts',
            'src/{api,domain,http,mail}/**/*.test.ts',
            'src/web/{content,discovery,render}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: drawnByTheServer,
          environment: 'happy-dom',
          setupFiles: 'tests/harness/unmount.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [
            'scripts/demo/**/*.test.ts',
            'src/{services,store}/**/*.test.ts',
            'src/web/routes.test.ts',
            'tests/{api,rules}/**/*.test.{ts,tsx}',
            ...(isTrial ? ['tests/{attacks,deploy,faults}/*.test.ts'] : quickTrials),
          ],
          globalSetup: 'tests/harness/global-setup.ts',
        },
      },
    ],
  },
})
