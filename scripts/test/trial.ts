import { parseArgs } from 'node:util'
import { runStage, vitest } from './stages.ts'

/**
 * Runs the trials of `npm run faults` or `npm run attacks` one file at a time, so that none disturbs the timing of
 * another. File names select trials; `--short` runs a reduced version of each.
 */
const { positionals, values } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true })
const [suite, ...names] = positionals
const folders = suite === 'faults' ? ['faults', 'deploy'] : [suite]
const chosen = folders.flatMap((folder) =>
  names.length > 0 ? names.map((name) => `tests/${folder}/${name}`) : [`tests/${folder}/`],
)
const { passed, failed } = await runStage((left) =>
  vitest(left, [...chosen, '--no-file-parallelism'], { ASTER_TRIAL: values.short ? 'short' : 'full' }),
)
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
