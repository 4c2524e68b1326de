import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** They take ten minutes and an hour. */
const onlyByName = ['bench/load.ts', 'bench/memory.ts']

/** Each bench has a process of its own, so that none warms the next. What begins with `--` is for the bench. */
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
