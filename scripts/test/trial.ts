import { parseArgs } from 'node:util'
import { journeys, runStage, vitest } from './stages.ts'

/**
 * Runs the trials of `npm run faults` or `npm run attacks` one file at a time, so that none disturbs the timing of
 * another, or all journeys at full length. File names select; `--short` runs a reduced version of each trial.
 */
const { positionals, values } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true })
const [suite, ...names] = positionals
const folders = suite === 'faults' ? ['faults', 'deploy'] : [suite]
const chosen = folders.flatMap((folder) =>
  names.length > 0 ? names.map((name) => `tests/${folder}/${name}`) : [`tests/${folder}/`],
)
const env = { ASTER_TRIAL: values.short ? 'short' : 'full' }
const { passed, failed } = await runStage((left) =>
  suite === 'journeys' ? journeys(left, names, env) : vitest(left, [...chosen, '--no-file-parallelism'], env),
)
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
