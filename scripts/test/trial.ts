import { runStage, vitest } from './stages.ts'

/**
 * A folder of tests at full length, one file after the other, so that none disturbs what another measures; names of
 * files after it choose among them.
 */
const [folder, ...names] = process.argv.slice(2)
const chosen = names.length > 0 ? names.map((name) => `tests/${folder}/${name}`) : [`tests/${folder}/`]
const { passed, failed } = await runStage((left) =>
  vitest(left, [...chosen, '--no-file-parallelism'], { ASTER_TRIAL: 'full' }),
)
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1
