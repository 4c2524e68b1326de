import { runParts } from './parts.ts'

const parts = await runParts()
for (const { complaint } of parts.filter((part) => !part.passed)) console.log(`${complaint}\n`)
for (const remark of parts.flatMap(({ remarks = [] }) => remarks)) console.log(`note  ${remark}`)
for (const { name, passed, seconds } of parts) {
  console.log(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
}
if (parts.some((part) => !part.passed)) process.exitCode = 1
