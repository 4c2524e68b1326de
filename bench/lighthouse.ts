import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../scripts/test/chromium.ts'
import { paths } from '../src/domain/paths.ts'
import {
  databaseUrl,
  productionSettings,
  startTestPostgres,
} from '../tests/harness/postgres/test-postgres.ts'
import { startAster } from '../tests/harness/server/start-aster.ts'

const pages = [paths.home(), paths.whatIsExpert(), paths.story('forty-eight-hours'), paths.applyExpert()]
const runs = 3

const wanted = 'bench/lighthouse'
/** Outside the folders that `npm run check` reads, and separate from the product's dependencies. */
const installed = '.cache/lighthouse'

type Audit = { title: string; score: number | null; displayValue?: string }
type Category = { title: string; score: number; auditRefs: { id: string; weight: number }[] }
type Report = { audits: Record<string, Audit>; categories: Record<string, Category> }

/** Lighthouse scores on a phone: the median of each category, and the audits that cost points. */
const lighthouse = provideLighthouse()
const postgres = await startTestPostgres({ settings: productionSettings })
const aster = await startAster(databaseUrl(postgres.adminUrl, postgres.template))
try {
  const judged = pages.map((page) => ({
    page,
    reports: Array.from({ length: runs }, () => judge(aster.url + page)),
  }))
  console.log(`Load at the end: ${loadavg()[0]?.toFixed(1)}`)
  console.table(judged.map(({ page, reports }) => ({ page, ...mediansOf(reports) })))
  for (const { page, reports } of judged) {
    for (const line of new Set(reports.flatMap(lossesIn))) console.log(`${page}: ${line}`)
  }
} finally {
  await aster.stop()
  await postgres.stop()
}

function judge(url: string): Report {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [lighthouse, url, '--output=json', '--quiet', chrome],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env: { ...process.env, CHROME_PATH: findChromium() },
    },
  )
  if (!stdout) throw new Error(`Lighthouse made no report on ${url}:\n${stderr}`)
  return JSON.parse(stdout)
}

function mediansOf(reports: readonly Report[]): Record<string, number> {
  const scoresOf = (id: string) =>
    reports.map(({ categories }) => categories[id]?.score ?? 0).sort((a, b) => a - b)
  const categories = Object.entries(reports[0]?.categories ?? {})
  return Object.fromEntries(
    categories.map(([id, { title }]) => [title, Math.round(100 * (scoresOf(id)[Math.floor(runs / 2)] ?? 0))]),
  )
}

function lossesIn({ audits, categories }: Report): string[] {
  return Object.values(categories).flatMap(({ title: category, score, auditRefs }) => {
    if (Math.round(100 * score) === 100) return []
    const counted = auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id])
    return counted
      .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
      .map((audit) =>
        `${category} ${Math.round(100 * score)}, ${audit?.title} ${audit?.displayValue ?? ''}`.trim(),
      )
  })
}

function provideLighthouse(): string {
  const program = join(installed, 'node_modules/lighthouse/cli/index.js')
  const lockfile = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (!existsSync(program) || lockfile(installed) !== lockfile(wanted)) {
    console.log('Installing Lighthouse; this happens once and takes about a minute ...')
    cpSync(wanted, installed, { recursive: true })
    const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
    const [command = '', ...args] = [...npm, 'ci', '--ignore-scripts', '--no-audit', '--no-fund']
    spawnSync(command, args, { cwd: installed, stdio: 'inherit' })
  }
  return program
}
