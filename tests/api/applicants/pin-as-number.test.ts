import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { experts, openBrowser } from './own-expert.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('9.13 a PIN is also accepted as a JSON number, without its leading zeros', async () => {
  const { hash, email, pin } = await keepExpert(api.database.store)
  const call = (given: unknown) =>
    openBrowser(api.app).call('POST', `${experts}/authenticate`, { hash, email, pin: given })
  expect((await call(true)).json().errors).toEqual({ pin: 'invalid_type' })
  expect((await call(Number(pin))).statusCode).toBe(200)
})
