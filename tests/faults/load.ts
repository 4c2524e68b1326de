import { setTimeout as sleep } from 'node:timers/promises'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { paths } from '../../src/domain/paths.ts'
import { solveCaptcha } from '../harness/protection/solve-captcha.ts'
import { type Answer, openVisitor, type Target, type Visitor } from './visitor.ts'

/** One request and its result; status 0 is a broken connection. */
export type Made = { what: What; mark: string; began: number; ended: number; status: number }
type What = 'page' | 'view' | 'message'

export type Load = ReturnType<typeof startLoad>

const expected: Record<What, number> = { page: 200, view: 201, message: 201 }

export const hasFailed = ({ what, status }: Made) => status !== expected[what]

/** Readers and writers that run until stopped, without retries. */
export function startLoad(proxy: Target, { readers, writers }: { readers: number; writers: number }) {
  const made: Made[] = []
  let going = true

  async function make(
    what: What,
    mark: string,
    call: () => Promise<Pick<Answer, 'status' | 'text'>>,
  ): Promise<string> {
    const began = performance.now()
    const { status, text } = await call().catch(() => ({ status: 0, text: '' }))
    made.push({ what, mark, began, ended: performance.now(), status })
    return text
  }

  const read = (visitor: Visitor, path: string) => make('page', '', () => visitor.call(proxy, 'GET', path))

  async function view(visitor: Visitor) {
    const mark = nextMoment()
    const entered = { path: paths.home(), entryTime: mark, currentSessionId: null, isInitialSession: true }
    await make('view', mark, () => visitor.call(proxy, 'POST', '/api/Session', entered))
  }

  async function write(visitor: Visitor) {
    await read(visitor, paths.contact())
    const proof = await solveCaptcha('contact', async (path) => JSON.parse(await read(visitor, path))).catch(
      () => undefined,
    )
    if (!proof) return // the failed request for a challenge is counted as a page
    const mark = `${moment++}`
    const message = {
      name: 'Ama',
      surname: 'Owusu',
      email: `writer-${mark}@hospital.example`,
      phone: '+233 20 123 4567',
      message: mark,
    }
    await make('message', mark, () =>
      visitor.call(proxy, 'POST', apiPaths.contact, message, { 'x-captcha-token': proof }),
    )
  }

  /** Replaces a visitor before the rate limits per caller apply. */
  async function repeatUntilStopped(act: (visitor: Visitor) => Promise<unknown>) {
    while (going) {
      const visitor = openVisitor()
      for (let turn = 0; going && turn < 15; turn++) {
        await act(visitor)
        await sleep(pauseMs)
      }
      visitor.close()
    }
  }

  const several = (count: number, act: (visitor: Visitor) => Promise<unknown>) =>
    Array.from({ length: count }, () => repeatUntilStopped(act))
  const ongoing = [
    ...several(readers, (visitor) => read(visitor, pages[made.length % pages.length] ?? '/')),
    ...several(writers / 2, view),
    ...several(writers / 2, write),
  ]
  return {
    made,
    async stop() {
      going = false
      await Promise.all(ongoing)
    },
  }
}

const pauseMs = 5

const pages = [paths.home(), paths.about(), paths.team(), '/api/content/sort-by-order']

/** A view is identified by its timestamp: only the proxy prevents a duplicate. */
let moment = 0
function nextMoment(): string {
  moment = Math.max(moment + 1, Date.now() - 1000)
  return new Date(moment).toISOString()
}
