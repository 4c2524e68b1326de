import { afterAll, beforeAll } from 'vitest'
import { reviewPaths } from '../../../src/domain/api/review/review-paths.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { openAs, type StaffCalls } from '../staff/staff-calls.ts'

type Review = { api: ApiApp; coordinator: StaffCalls; viewer: StaffCalls }

/** The API with a coordinator and a viewer, for the tests of one file; there from the first test on. */
export function openReview() {
  const review = {} as Review
  beforeAll(async () => {
    const api = await startApi()
    const { store } = api.database
    Object.assign(review, {
      api,
      coordinator: await openAs(api.app, store, 'coordinator'),
      viewer: await openAs(api.app, store, 'viewer'),
    } satisfies Review)
  })
  afterAll(() => review.api.stop())
  return review
}

export const at = (path: string, id: string) => path.replace(':id', id)

export const readAs = async ({ call }: StaffCalls, id: string) =>
  (await call('GET', at(reviewPaths.application, id))).json()
