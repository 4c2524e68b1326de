import { applyPages } from '../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import { done, type FieldErrors } from '../../domain/refusals.ts'
import { hasReceipt } from '../../http/sessions/receipt-cookie.ts'
import type { Services } from '../../services/services.ts'
import { contentOf } from '../content/prose/static-content.ts'
import { summarised } from '../forms/wizard/answer-summary.tsx'
import { isEmpty } from '../forms/wizard/progress.ts'
import { type PageRequest, type Route, route } from '../page.ts'
import { proofIn, stampIn } from '../protection/native-proof.ts'
import { type ApplyData, applyPage } from './apply-page.tsx'
import { applying } from './applying.ts'
import { withArrivedFiles } from './arrived-files.ts'
import { judgePost, readPost, readTyped, turnPage } from './native-post.ts'
import { wordsOfApplying } from './words-of-applying.ts'

/** Introduction, form and thanks under one path; the form also works as a native one. */
export function applyRoute(kind: ApplicationKind): Route {
  const form = applicationForms[kind]
  const { content } = applying[kind]
  const isOnePage = form.steps.length === 1
  const untouched = { ...start, layout: isOnePage ? 'all' : 'steps' } as const
  const stepAt = (id: string | undefined) => {
    const found = form.steps.findIndex((step) => step.id === id)
    return Math.max(found, 0)
  }
  const introduction = (request: PageRequest) =>
    content === undefined
      ? undefined
      : ({ view: 'introduction', content: contentOf(content, request) } as const)
  return route<ApplyData>({
    access: 'public',
    page: applyPage(kind),
    name: ({ t }) => t(applying[kind].title),
    styles: ['base', 'forms'],
    limit: 'form',
    fileFields: fileFields(form),
    island: { name: `apply-${kind}`, messages: wordsOfApplying(form) },
    sameForAll: ['', '?all=', ...form.steps.map(({ id }) => `?step=${id}`)],
    load: async (request) => {
      const { query, services } = request
      if (query.sent && hasReceipt(request.cookies, form.id, query.sent))
        return done({ view: 'sent', reference: query.sent })
      if (query.draft !== undefined) {
        const draft = await openDraft(services, form, query.draft)
        const opened = request.openForm(form.id)
        if (!draft) {
          return done({ ...(introduction(request) ?? { ...untouched, ...opened }), isLinkDead: true })
        }
        const { step, ...given } = draft
        const entered = await services.applicants.readEntry(draft.draftId)
        return done({
          ...{ ...untouched, ...given, isLinked: true, ...opened, step: stepAt(step) },
          ...(entered && { entered: { ...entered, token: query.draft } }),
        })
      }
      if (query.offline !== undefined)
        return done({ ...untouched, postKey: '', stamp: '', isShell: true, step: 0 })
      const isBegun = query.step !== undefined || query.all !== undefined
      const introduced = isBegun ? undefined : introduction(request)
      if (introduced) return done(introduced)
      const layout = query.all === undefined ? untouched.layout : 'all'
      const opened = request.openForm(form.id)
      return done({ ...untouched, ...opened, layout, step: stepAt(query.step) })
    },
    async submit(post) {
      const { services, locale, fields } = post
      const { postKey, draftId, answers, received } = await readPost(form, post)
      const entered = draftId && (await services.applicants.readEntry(draftId))
      /** The form as it was posted, with its files by name. */
      const redraw = async () => {
        const { given, files, gone } = await withArrivedFiles(services, form, answers)
        const stamp = await services.protection.stampPageAgain(form.id, stampIn(post))
        const shown = { ...untouched, postKey, stamp, draftId, given, files, ...(entered && { entered }) }
        return { shown, given, gone }
      }
      if (fields._language) {
        const { shown, gone } = await redraw()
        const errors = { ...gone, ...received.errors }
        return { data: { ...shown, layout: 'all', errors, refusal: received.refusal } }
      }
      if (fields._next) {
        const { shown, given, gone } = await redraw()
        const wrong = { ...gone, ...received.errors }
        const { step, errors } = turnPage(form, stepAt(fields._step?.[0]), given, wrong)
        const data = { ...shown, step, errors, refusal: received.refusal }
        return isEmpty(errors) ? { data } : { refusal: { code: 'invalid_answers' }, data }
      }
      if (fields._check) {
        const { shown, given, gone } = await redraw()
        const found = { ...validate(form, given), ...gone, ...received.errors }
        // Consents of the last step are asked for after the answers were checked.
        const errors = withoutLastStep(form, found)
        const data = { ...shown, layout: 'all', errors, refusal: received.refusal } as const
        if (isEmpty(errors) && !received.refusal) return { data: { ...data, isChecked: true } }
        return { refusal: { code: received.refusal ?? 'invalid_answers' }, data }
      }
      const sent =
        judgePost(form, answers, received) ??
        (await services.applications.submitApplication(kind, {
          answers,
          locale,
          idempotencyKey: postKey,
          drafts: draftId ? [draftId] : [],
          proof: proofIn(post),
        }))
      if (sent.ok) {
        const { reference } = sent.value
        post.keepReceipt(form.id, reference)
        return { redirect: `${applyPages[kind]()}?sent=${encodeURIComponent(reference)}` }
      }
      const { code, errors = {}, retryAfterSeconds } = sent.refusal
      const { shown, gone } = await redraw()
      // All on one page, since an error may stand on any step and no script may come.
      const data = { ...shown, layout: 'all', errors: { ...gone, ...errors } } as const
      return { refusal: sent.refusal, data: { ...data, refusal: code, retryAfterSeconds } }
    },
    giveBack(post, { code, retryAfterSeconds }) {
      const { answers: given, ...keys } = readTyped(form, post)
      const lost = [...post.files.keys()].map((field) => [field, 'upload_gone'] as const)
      const about = {
        stamp: stampIn(post) ?? '',
        errors: Object.fromEntries(lost),
        refusal: code,
        retryAfterSeconds,
      } as const
      return { ...untouched, ...keys, ...about, layout: 'all', given }
    },
  })
}

function withoutLastStep(form: Form, errors: FieldErrors): FieldErrors {
  const checked = new Set(summarised(form).flatMap(({ asks }) => asks))
  return Object.fromEntries(Object.entries(errors).filter(([name]) => checked.has(name)))
}

const start = { view: 'form', step: 0, given: {}, errors: {} } as const

/** The draft of a link; undefined if the link is unknown or expired. */
async function openDraft(services: Services, form: Form, token: string) {
  const found = await services.applicants.readDraft(token)
  if (!found.ok || found.value.form !== form.id) return undefined
  const { id: draftId, answers, step } = found.value
  const { given, files } = await withArrivedFiles(services, form, answers)
  return { draftId, given, files, step }
}
