import type * as v from 'valibot'
import { reviewPaths } from '../../../../domain/api/review/review-paths.ts'
import type { todayEndpoints } from '../../../../domain/api/review/today.ts'
import { todayPaths } from '../../../../domain/api/review/today-paths.ts'
import type { reviewEndpoints } from '../../../../domain/api/review.ts'
import type { Scope } from '../../../../domain/review/piles.ts'
import { callApi } from '../../../api/call-api.ts'
import { accepted, read } from '../calls.ts'

export type Today = v.InferOutput<(typeof reviewEndpoints)['readToday']['answer']['schema']>
export type Reminded = v.InferOutput<(typeof todayEndpoints)['sendReminder']['request']['body']>

export const readToday = (whose: Scope) =>
  read(['today', whose], () =>
    callApi('GET', reviewPaths.today, {
      query: new URLSearchParams(whose === 'mine' ? { whose } : {}),
    }),
  )

export const readReminder = (reminded: Reminded) =>
  read(['reminder', reminded.about, reminded.id], () =>
    callApi('GET', todayPaths.reminders, { query: new URLSearchParams(reminded) }),
  )

export const sendReminder = (body: Reminded) => accepted(callApi('POST', todayPaths.reminders, { body }))

export const readDrafts = read(['drafts'], () => callApi('GET', todayPaths.drafts))

export const readFirstSteps = read(['first-steps'], () => callApi('GET', todayPaths.firstSteps))

export const readOpenCounts = read(['open-counts'], () => callApi('GET', todayPaths.openCounts))
