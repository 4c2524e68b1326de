import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { type ApiApp, captchaHeader, message, startApi } from '../api-app.ts'
import { createCaller } from '../applications/expert-application.ts'
import { kindsWithoutFiles } from '../applications/kinds-without-files.ts'

let api: ApiApp
let caller: ReturnType<typeof createCaller>
beforeAll(async () => {
  api = await startApi()
  caller = createCaller(api)
})
afterAll(() => api.stop())

const forms = [
  { form: 'contact', path: apiPaths.contact, complete: async () => message },
  { form: 'expert', path: apiPaths.expertsApplications, complete: () => caller.complete() },
  ...kindsWithoutFiles.map(({ kind, calls, newAnswers }) => ({
    form: kind,
    path: calls,
    complete: async () => newAnswers(),
  })),
] as const

describe.each(forms)('the $form form', ({ form, path, complete }) => {
  const send = (answers: object, proof = {}) => caller.post(path, answers, proof)

  test('8.10 is accepted once with its own proof, and with no other', async () => {
    const answers = await complete()
    const others = forms.filter((other) => other.form !== form)
    const wrong = await Promise.all(others.map((other) => captchaHeader(api.app, other.form)))
    for (const proof of [{}, ...wrong]) {
      const refused = await send(answers, proof)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'captcha_failed'])
    }
    const proof = await captchaHeader(api.app, form)
    expect((await send(answers, proof)).statusCode).toBe(201)
    expect((await send(await complete(), proof)).json().code).toBe('captcha_failed')
  })

  test('needs its proof before its answers are validated', async () => {
    const answers = { ...(await complete()), name: '' }
    expect((await send(answers)).json().code).toBe('captcha_failed')
    expect((await send(answers, await captchaHeader(api.app, form))).json().code).toBe('invalid_answers')
  })
})
