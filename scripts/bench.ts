import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** Excluded by default: they take ten minutes, an hour, and up to ten minutes. */
const onlyByName = ['bench/load.ts', 'bench/memory.ts', 'bench/simulate.ts']

/** Each bench runs in a separate process, so that none warms up the next. Arguments with `--` go to the bench. */
const settings = process.argv.slice(2).filter((argument) => argument.startsWith('--'))
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const benches = globSync('bench/*.ts').filter((file) =>
  wanted.length === 0 ? !onlyByName.includes(file) : wanted.some((name) => file.includes(name)),
)
for (const file of benches.sort()) {
  console.log(`\n=== ${file} ===`)
  const { status } = spawnSync(process.execPath, [file, ...settings], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
