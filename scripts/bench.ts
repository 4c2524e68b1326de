import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** Each bench has a process of its own, so that none warms the next. */
const wanted = process.argv.slice(2)
const benches = globSync('bench/*.ts').filter(
  (file) => wanted.length === 0 || wanted.some((name) => file.includes(name)),
)
for (const file of benches.sort()) {
  console.log(`\n=== ${file} ===`)
  const { status } = spawnSync(process.execPath, [file], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
