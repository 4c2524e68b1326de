import { setTimeout as sleep } from 'node:timers/promises'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { paths } from '../../../src/domain/paths.ts'
import { digestOf, newToken } from '../../../src/services/protection/tokens.ts'
import { insertDraft } from '../../../src/store/applicants/drafts.ts'
import type { Store } from '../../../src/store/open-store.ts'
import { signInAs } from '../../harness/staff/staff.ts'
import { openVisitor, type Target } from '../visitor.ts'
import { isAway, tooLate } from './applicants.ts'

export type DatabaseReads = Awaited<ReturnType<typeof prepareReads>>

/** Ten a second: below the rate limits, and precise enough for pauses of seconds. */
const pauseMs = 100
const readsOfEach = 200

/** What no cache can answer: a list of the back office, and a form that goes on with a draft. */
export async function prepareReads(store: Store) {
  const { cookie } = await signInAs(store, 'viewer') // a coordinator would be mailed about the applications
  const token = newToken()
  await insertDraft(store, {
    form: 'hospital',
    answers: { name: 'Bepoase District Hospital' },
    step: 'general',
    locale: 'en',
    email: 'draft@hospital.example',
    tokenDigest: digestOf(token),
    uploadIds: [],
  })
  return {
    cookies: cookie.split('; '),
    paths: {
      'a list as staff': `${reviewPaths.applications}?kind=hospital`,
      'a page with a draft': `${paths.applyHospital()}?draft=${token}`,
    },
  }
}

/** One reader of each path, until stopped, with the times of its answers; `refused` has what is not a passing failure. */
export function startDatabaseReaders(target: Target, { cookies, paths }: DatabaseReads) {
  return Object.entries(paths).map(([what, path]) => {
    const confirmed: { at: number }[] = []
    const refused: string[] = []
    let isOver = false

    async function readOn(): Promise<void> {
      while (!isOver) {
        const visitor = openVisitor()
        for (const cookie of cookies) visitor.keep(cookie)
        for (let turn = 0; !isOver && turn < readsOfEach; turn++) {
          const call = visitor.call(target, 'GET', path)
          const { status } = await Promise.race([call, tooLate()]).catch(() => ({ status: 0 }))
          if (status === 200) confirmed.push({ at: performance.now() })
          else if (!isAway(status)) refused.push(`${path}: ${status}`)
          await sleep(pauseMs)
        }
        visitor.close()
      }
    }
    const reading = readOn()
    return {
      what,
      confirmed,
      refused,
      async stop() {
        isOver = true
        await reading
      },
    }
  })
}
