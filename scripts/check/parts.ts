import { execFile } from 'node:child_process'
import { staleTranslations } from './stale-translations.ts'
import { checkStructure } from './structure.ts'
import { readTree } from './tree.ts'

export type Part = { name: string; passed: boolean; seconds: number; complaint: string; remarks?: string[] }

type Verdict = Pick<Part, 'passed' | 'complaint' | 'remarks'>

/** The parts run in parallel. */
const parts: Readonly<Record<string, () => Promise<Verdict>>> = {
  // A second checker would repeat work, and the other parts use the other cores. So would the compiler's garbage
  // collector, for a quarter of its processor time: GOMAXPROCS and GOGC limit it.
  types: () =>
    program('typescript/bin/tsc', ['-b', '--checkers', '1', '--builders', '1'], {
      GOMAXPROCS: '1',
      GOGC: '400',
    }),
  lint: () => program('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '--colors=off']),
  unused: () => program('knip/bin/knip.js', ['--no-progress']),
  structure: async () => {
    const findings = await checkStructure(process.cwd())
    const lines = findings.map(({ path, line, problem }) => `${path}${line ? `:${line}` : ''} ${problem}`)
    return { passed: lines.length === 0, complaint: lines.join('\n'), remarks: await staleness() }
  },
}

/** A note, not a failure: the author of an English text may not speak the other languages. */
async function staleness(): Promise<string[]> {
  const stale = await staleTranslations(readTree(process.cwd()))
  return stale
    .filter(({ names }) => names.length > 0)
    .map(({ code, names: [first, ...more] }) => {
      const rest = more.length > 0 ? ` and ${more.length} more` : ''
      return `${code}: reworded in English since they were translated: ${first}${rest}`
    })
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

function program(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Verdict> {
  return new Promise((resolve) => {
    const command = [`node_modules/${file}`, ...args]
    const options = { maxBuffer: 1 << 26, env: { ...process.env, ...env } }
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ passed: !error, complaint: `${stdout}${stderr}`.trim() }),
    )
  })
}
