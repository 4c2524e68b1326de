import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { type Entry, type Exit, endPageView, insertPageView } from '../../store/tracking/page-views.ts'
import { addPassedStep } from '../../store/tracking/visit-figures.ts'

export type EnteredPage = Omit<Entry, 'sessionId' | 'isOwnId'> & {
  currentSessionId?: string | null | undefined
  isInitialSession: boolean
}
export type LeftPage = Exit & { pageViewId: string }

/** Begins a page view, and a session if there is none. The unguessable ids authorise updates. */
export async function enterPage(
  store: Store,
  { path, entryTime, currentSessionId, isInitialSession }: EnteredPage,
): Promise<Outcome<{ sessionId: string; pageViewId: string }>> {
  const sessionId = currentSessionId ?? null
  const isOwnId = isInitialSession && sessionId !== null
  return done(await insertPageView(store, { path, entryTime, sessionId, isOwnId }))
}

export async function leavePage(store: Store, id: string, { pageViewId, ...exit }: LeftPage) {
  if (pageViewId !== id) return refuse('invalid_answers', { errors: { pageViewId: 'invalid_choice' } })
  return (await endPageView(store, id, exit)) ? done(undefined) : refuse('not_found')
}

/** Counts a completed step of a form, anonymously. */
export async function passStep(store: Store, form: ApplicationKind, step: string) {
  if (!applicationForms[form].steps.some(({ id }) => id === step)) return refuse('not_found')
  await addPassedStep(store, form, step)
  return done(undefined)
}
