import { execFile } from 'node:child_process'
import { checkStructure } from './structure.ts'

export type Part = { name: string; passed: boolean; seconds: number; complaint: string }

type Verdict = Pick<Part, 'passed' | 'complaint'>

/** The parts run in parallel. */
const parts: Readonly<Record<string, () => Promise<Verdict>>> = {
  types: () => program('typescript/bin/tsc', '-b'),
  lint: () => program('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--colors=off'),
  unused: () => program('knip/bin/knip.js', '--no-progress'),
  structure: async () => {
    const findings = await checkStructure(process.cwd())
    const lines = findings.map(({ path, line, problem }) => `${path}${line ? `:${line}` : ''} ${problem}`)
    return { passed: lines.length === 0, complaint: lines.join('\n') }
  },
}

export function runParts(): Promise<Part[]> {
  return Promise.all(
    Object.entries(parts).map(async ([name, run]) => {
      const since = performance.now()
      const verdict = await run().catch((error: Error) => ({
        passed: false,
        complaint: error.stack ?? error.message,
      }))
      return { name, ...verdict, seconds: (performance.now() - since) / 1000 }
    }),
  )
}

function program(file: string, ...args: string[]): Promise<Verdict> {
  return new Promise((resolve) => {
    const command = [`node_modules/${file}`, ...args]
    execFile(process.execPath, command, { maxBuffer: 1 << 26 }, (error, stdout, stderr) =>
      resolve({ passed: !error, complaint: `${stdout}${stderr}`.trim() }),
    )
  })
}
