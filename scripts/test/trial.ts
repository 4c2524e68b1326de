import { parseArgs } from 'node:util'
import { runStage, vitest } from './stages.ts'

/**
 * The trials of `npm run faults` or `npm run attacks`, one file after the other, so that none disturbs what another
 * measures. Names of files choose among them; `--short` tries a little of each.
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
