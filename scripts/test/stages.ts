import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { variables } from '../../src/configuration/environment.ts'
import { compiledCode } from '../../tests/harness/server/compiled-code.ts'
import { runParts } from '../check/parts.ts'
import { provideChromium } from './chromium.ts'
import { withSecondRun } from './second-run.ts'
import { type Tally, tallyOfPlaywright, tallyOfVitest } from './tally.ts'

/** `folder` is for temporary files, `only` lists the test files to run. */
type Stage = (folder: string, only?: readonly string[]) => Promise<Tally>

export const stages: Readonly<Record<string, Stage>> = {
  async check() {
    const parts = await runParts()
    for (const remark of parts.flatMap(({ remarks = [] }) => remarks)) console.log(remark)
    for (const { name, passed, complaint } of parts)
      console.log(passed ? `${name} ok` : `${complaint}\n${name} FAILED`)
    const passed = parts.filter((part) => part.passed).length
    return { passed, failed: parts.length - passed }
  },

  async build(_, only) {
    if (only?.length === 0) return nothing
    const passed = (await run('scripts/build.ts')) === 0
    return { passed: Number(passed), failed: Number(!passed) }
  },

  async tests(folder, only) {
    const files = only?.filter((file) => /\.test\.tsx?$/.test(file))
    if (files?.length === 0) return nothing
    // All affected tests may be trials, which only `npm run faults` and `npm run attacks` run.
    const first = await vitest(folder, files ? [...files, '--passWithNoTests'] : [], {})
    return withSecondRun(first, (failures) =>
      vitest(folder, [...new Set(failures.map(({ file }) => file)), '--no-file-parallelism'], {}),
    )
  },

  async journeys(folder, only) {
    const files = only?.filter((file) => /\.spec\.ts$/.test(file))
    if (files?.length === 0) return nothing
    return journeys(folder, files ?? [])
  },
}

const nothing: Tally = { passed: 0, failed: 0 }

export async function runStage(stage: Stage, only?: readonly string[]): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'aster-test-'))
  try {
    return await stage(folder, only)
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function vitest(folder: string, filters: string[], env: NodeJS.ProcessEnv): Promise<Tally> {
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...filters], env)
  return tallyOfVitest(report, code)
}

export async function journeys(
  folder: string,
  filters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Tally> {
  if (!provideChromium()) return { passed: 0, failed: 1 }
  const first = await playwright(folder, filters, env)
  return withSecondRun(first, () => playwright(folder, ['--last-failed', '--workers=1'], env))
}

async function playwright(
  folder: string,
  filters: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Tally> {
  const report = join(folder, 'report.json')
  const args = ['test', '--reporter=list,json', ...filters]
  const code = await run('node_modules/@playwright/test/cli.js', args, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Node.js reads TypeScript itself; Playwright would compile a thousand modules with Babel.
    PW_DISABLE_TS_ESM: '1',
  })
  return tallyOfPlaywright(report, code)
}

function run(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const options = {
    stdio: 'inherit',
    env: { ...withoutSettings(process.env), NODE_ENV: 'test', ...compiledCode, ...env },
  } as const
  const child = spawn(process.execPath, [file, ...args], options)
  const stop = () => child.kill('SIGINT')
  process.once('exit', stop)
  return new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  }).finally(() => process.off('exit', stop))
}

/** Removes settings that may point to a real registry; ASTER_TEST_* variables stay. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isOurs = (name: string) =>
    name in variables || (name.startsWith('ASTER_') && !name.startsWith('ASTER_TEST_'))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !isOurs(name)))
}
