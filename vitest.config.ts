import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/harness/setup/temporary-folder.ts'
import { isTrial } from './tests/harness/setup/trial.ts'

keepTemporaryFilesInMemory()

/** The trials that judge within seconds; `npm run faults` and `npm run attacks` run all of them. */
const quickTrials = [
  'attacks/{broken-files,costly-text,every-route,forgery,moved-address,rank,sheets,taken-over,two-lengths}',
  'deploy/settings',
  'faults/{instances-agree,mail-server,postgres-elsewhere,proxy}',
].map((names) => `tests/${names}.test.ts`)

const drawnByTheServer = ['src/web/{content,discovery,render}/**/*.test.ts']

/** Asks the server for every page, as it was built. */
const ofBuiltPages = 'src/web/routes.test.ts'

/** Hashes passwords at their full cost, which all other tests lower. */
const atFullCost = 'src/services/protection/hash-password.test.ts'

/** Node.js runs these as it runs the server, in half of the processor time that Vite's module runner takes. */
const nativeImports = { experimental: { viteModuleRunner: false, nodeLoader: false } }

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    allowOnly: false,
    // Each worker reads a module once for all its files, so a test takes back what it has changed outside of itself.
    isolate: false,
    sequence: { setupFiles: 'list' },
    // Tests wait for the database, for mails and for silent lines more than they compute.
    maxWorkers: availableParallelism() + 2,
    // Only a test that hangs should fail by time: a busy machine can take a second for a tenth.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...nativeImports,
          name: 'rules',
          setupFiles: 'tests/harness/setup/quick-imports.ts',
          include: [
            'scripts/*.test.ts',
            'scripts/{terms,test}/*.test.ts',
            'src/*.test.ts',
            'src/{api,configuration,domain,http,mail}/**/*.test.ts',
            atFullCost,
          ],
        },
      },
      {
        extends: true,
        test: { name: 'drawn', include: drawnByTheServer },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['src/web/**/*.test.{ts,tsx}', 'tests/rules/*.test.tsx'],
          exclude: [...drawnByTheServer, ofBuiltPages],
          environment: 'happy-dom',
          setupFiles: 'tests/harness/setup/unmount.ts',
        },
      },
      {
        extends: true,
        test: {
          ...nativeImports,
          name: 'database',
          include: [
            'scripts/demo/**/*.test.ts',
            ofBuiltPages,
            'src/{services,store}/**/*.test.ts',
            'tests/{api,rules}/**/*.test.ts',
            ...(isTrial ? ['tests/{attacks,deploy,faults}/*.test.ts'] : quickTrials),
          ],
          exclude: [atFullCost],
          globalSetup: 'tests/harness/setup/global-setup.ts',
          setupFiles: ['tests/harness/setup/quick-imports.ts', 'tests/harness/setup/cheap-hashes.ts'],
        },
      },
    ],
  },
})
