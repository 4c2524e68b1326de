import { readdirSync, readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/test/chromium.ts'
import { variables } from '../src/configuration/environment.ts'
import { apiPaths } from '../src/domain/api/paths.ts'
import { paths } from '../src/domain/paths.ts'
import {
  type CaptchaSettings,
  issueChallenge,
  readSolution,
} from '../src/services/protection/captcha/challenge.ts'
import {
  databaseUrl,
  productionSettings,
  startTestPostgres,
} from '../tests/harness/postgres/test-postgres.ts'
import { solveCaptcha } from '../tests/harness/protection/solve-captcha.ts'
import { startAster } from '../tests/harness/server/start-aster.ts'

const rounds = 12
const slower = 6
const cost = String(variables.ASTER_CAPTCHA_COST.schema.default)
const elsewhere = 'lan.example'

/** Compares the proof-of-work time of a browser with the cost of a challenge for the server. */
const postgres = await startTestPostgres({ settings: productionSettings })
const aster = await startAster(databaseUrl(postgres.adminUrl, postgres.template), {
  ASTER_CAPTCHA_COST: cost,
})
const server = await chromium.launchServer({
  executablePath: findChromium() ?? '',
  args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`],
})
try {
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage()
  await page.goto(aster.url + paths.contact())
  const plain = await solveInPage(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const throttled = await solveInPage(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const resume = slowDown(renderersOf(server.process().pid ?? 0))
  const slowed = await solveInPage(page).finally(resume)
  await page.goto(aster.url.replace('localhost', elsewhere) + paths.contact())
  const unlent = await solveInPage(page)
  await browser.close()

  const own = await serveInNode()
  const rows = {
    'server: challenge and check': own,
    browser: plain,
    [`browser, main thread ${slower} times slower`]: throttled,
    [`browser, whole process ${slower} times slower`]: slowed,
    'browser over plain http, hashing in JavaScript': unlent,
  }
  console.table(
    Object.entries(rows).map(([who, times]) => ({
      who,
      'median ms': middle(times).toFixed(1),
      'worst ms': Math.max(...times).toFixed(1),
      'ratio to the server': Math.round(middle(times) / middle(own)),
    })),
  )
} finally {
  await server.close()
  await aster.stop()
  await postgres.stop()
}

/** Measures what the island does, from the request of a challenge to the token. */
function solveInPage(page: Page): Promise<number[]> {
  const asked = { times: rounds, address: `${apiPaths.captchaChallenge}?form=contact` }
  return page.evaluate(async ({ times, address }) => {
    const worker = new Worker(document.querySelector<HTMLElement>('[data-captcha]')?.dataset.captcha ?? '')
    const taken: number[] = []
    while (taken.length < times) {
      const since = performance.now()
      const token = await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => resolve(data)
        worker.postMessage({ address, isNew: true }, [port2])
      })
      if (!token) throw new Error('No token')
      taken.push(performance.now() - since)
    }
    worker.terminate()
    return taken
  }, asked)
}

async function serveInNode(): Promise<number[]> {
  const settings: CaptchaSettings = { key: 'a key', cost: Number(cost) }
  const taken: number[] = []
  while (taken.length < rounds) {
    let issuing = 0
    const token = await solveCaptcha('contact', async () => {
      const since = performance.now()
      const challenge = await issueChallenge(settings, 'contact')
      issuing = performance.now() - since
      return challenge
    })
    const since = performance.now()
    if (!(await readSolution(settings, token))) throw new Error('Not solved')
    taken.push(issuing + performance.now() - since)
  }
  return taken
}

/** DevTools throttle only the main thread, but workers do the hashing: pause the whole process instead. */
function slowDown(pids: readonly number[]): () => void {
  const slice = 10
  let slices = 0
  const timer = setInterval(() => {
    const turn = slices++ % slower
    if (turn < 2) for (const pid of pids) process.kill(pid, turn === 0 ? 'SIGCONT' : 'SIGSTOP')
  }, slice)
  return () => {
    clearInterval(timer)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

function renderersOf(browser: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return '' // the process has ended
    }
  }
  const parents = new Map(processes.map((pid) => [pid, read(pid, 'stat').split(') ')[1]?.split(' ')[1]]))
  const isOurs = (pid: string | undefined): boolean =>
    pid !== undefined && (pid === String(browser) || isOurs(parents.get(pid)))
  return processes
    .filter((pid) => isOurs(pid) && read(pid, 'cmdline').includes('--type=renderer'))
    .map(Number)
}

function middle(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
