import { decode } from '../../../domain/engine/decode.ts'
import { done, type RefusalCode } from '../../../domain/refusals.ts'
import { type Route, route } from '../../page.ts'
import { advance, isEmpty } from '../wizard/progress.ts'
import { type ApplyData, applyPage } from './apply-page.tsx'
import type { Applying } from './applying.ts'
import { wordsOfApplying } from './words-of-applying.ts'

/** Introduction, form and thanks under one path; the form also works as a native one. */
export function applyRoute(applying: Applying): Route {
  const { form, path, island, send } = applying
  const stepAt = (id: string | undefined) => form.steps.findIndex((step) => step.id === id)
  return route<ApplyData>({
    access: 'public',
    page: applyPage(applying),
    styles: ['forms'],
    limit: 'application',
    island: { name: island, messages: wordsOfApplying(form) },
    load: async ({ query }) => {
      if (query.sent !== undefined) return done({ view: 'sent', reference: query.sent })
      if (query.step === undefined && query.all === undefined) return done({ view: 'introduction' })
      const layout = query.all === undefined ? 'steps' : 'all'
      const postKey = crypto.randomUUID()
      return done({ ...untouched, postKey, layout, step: Math.max(stepAt(query.step), 0) })
    },
    async submit({ fields, services, locale }) {
      const given = decode(form, fields)
      const postKey = fields._key?.[0] || crypto.randomUUID()
      if (fields._next) {
        const before = {
          answers: given,
          step: Math.max(stepAt(fields._step?.[0]), 0),
          errors: {},
          attempt: 0,
        }
        const { step, errors } = advance(form, before)
        const data = { ...untouched, postKey, layout: 'steps', step, given, errors } as const
        return { status: isEmpty(errors) ? 200 : 422, data }
      }
      const sent = await send(services, { answers: given, locale, idempotencyKey: postKey })
      if (sent.ok) return { redirect: `${path}?sent=${encodeURIComponent(sent.value.reference)}` }
      const { code, errors = {} } = sent.refusal
      // All on one page, since an error may stand on any step and no script may come.
      const data = { ...untouched, postKey, layout: 'all', given, errors, refusal: code } as const
      return { status: statusOf(code), data }
    },
  })
}

const untouched = { view: 'form', layout: 'steps', step: 0, given: {}, errors: {} } as const

function statusOf(code: RefusalCode): number {
  if (code === 'invalid_answers') return 422
  return code === 'email_taken' ? 406 : 503
}
