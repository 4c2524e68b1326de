import type { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import { isChanged, isUnsaved, postedForms } from './unsaved-forms.ts'

/** A call that answers 401 only without a session. */
const probe: typeof reviewPaths.assignees = '/api/admin/assignees'

/** The form whose post is on its way: only the others would be lost. */
let sending: HTMLFormElement | undefined

/** The form that is sent as soon as the server is known to take it. */
let asking: HTMLFormElement | undefined

addEventListener('beforeunload', (event) => {
  if (postedForms().some((form) => form !== sending && isUnsaved(form))) event.preventDefault()
})

addEventListener('pageshow', () => {
  sending = undefined
})

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || form.method !== 'post') return
  if (form.action.endsWith('/admin/sign-out')) forgetKeptWords()
  if (form === sending || !(isChanged(form) || isUnsaved(form))) {
    sending = form
    return
  }
  event.preventDefault()
  if (form !== asking) void send(form, event.submitter)
})

/** Without a session or a connection, another page would answer the post, and what was typed would be lost. */
async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  asking = form
  const why = await fetch(probe, { cache: 'no-store' }).then(
    ({ status }) => (status === 401 ? 'signedOut' : undefined),
    () => 'offline' as const,
  )
  asking = undefined
  tell(why)
  if (why) return
  sending = form
  form.requestSubmit(submitter)
}

/** The sentences stand in the page, hidden. */
function tell(why: string | undefined): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-unsent]')) {
    notice.hidden = notice.dataset.unsent !== why
    if (!notice.hidden) notice.focus()
  }
}

/** What the desk keeps of unsaved words; a name of `kept-words.ts`. */
function forgetKeptWords(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('aster-unsaved-')) localStorage.removeItem(key)
    }
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
