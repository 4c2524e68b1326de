import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/harness/temporary-folder.ts'
import { isFull } from './tests/harness/trial.ts'

keepTemporaryFilesInMemory()

/** They kill servers for minutes, or need thousands of samples to say anything: `npm run faults` and `attacks` run them. */
const longTrials = [
  'attacks/timing',
  'attacks/uploads-judged-aside',
  'faults/backup',
  'faults/disk-full',
  'faults/embedded-killed',
  'faults/instances',
  'faults/instances-cache',
  'faults/postgres-server-killed',
  'faults/uploads-killed',
].map((name) => `tests/${name}.test.ts`)

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
            'tests/{api,attacks,deploy,faults,rules}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, ...(isFull ? [] : longTrials)],
          globalSetup: 'tests/harness/global-setup.ts',
        },
      },
    ],
  },
})
