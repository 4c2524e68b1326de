import { parseArgs } from 'node:util'
import { readTree } from '../check/tree.ts'
import { provideChromium } from './chromium.ts'
import { runStage, stages } from './stages.ts'
import type { Failure } from './tally.ts'
import { changedFiles, testsTouchedBy } from './touched.ts'

const { positionals: wanted, values } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
})
const unknown = wanted.find((name) => !(name in stages))
if (unknown) {
  console.error(`There is no stage '${unknown}', only: ${Object.keys(stages).join(', ')}.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const only = values.changed ? testsTouchedBy(readTree(process.cwd()), changedFiles()) : undefined
if (only) console.log(only.length > 0 ? `Affected tests:\n${only.join('\n')}` : 'The changes affect no test.')

// Install the browser before the other stages, not after minutes of waiting.
if (isWanted('journeys')) provideChromium()
const sum = {
  passed: 0,
  failed: 0,
  failures: [] as Failure[],
  passedAlone: [] as Failure[],
  seconds: [] as string[],
}
// The compiler keeps one core busy for longer than the build needs the other.
await Promise.all([inTurn('check'), inTurn('build', 'tests', 'journeys')])
console.log(`\n${sum.seconds.join(', ')}`)
for (const { title, reason } of sum.passedAlone) console.log(`passed only alone: ${title}: ${reason}`)
for (const { title, reason } of sum.failures) console.log(`failed: ${title}: ${reason}`)
console.log(`\n${sum.passed} passed, ${sum.failed} failed`)
if (sum.failed > 0) process.exitCode = 1

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name)
}

async function inTurn(...names: readonly string[]): Promise<void> {
  for (const name of names.filter(isWanted)) await run(name)
}

async function run(name: string): Promise<void> {
  const stage = stages[name]
  if (!stage) throw new Error(`No stage is called '${name}'`)
  console.log(`\n=== ${name} ===`)
  const since = performance.now()
  const { passed, failed, failures = [], passedAlone = [] } = await runStage(stage, only)
  sum.seconds.push(`${name} ${Math.round((performance.now() - since) / 1000)} s`)
  sum.passed += passed
  sum.failed += failed
  sum.failures.push(...failures)
  sum.passedAlone.push(...passedAlone)
}
