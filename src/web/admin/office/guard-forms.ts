import type { reviewPaths } from '../../../domain/api/review/review-paths.ts'
import { isChanged, isUnsaved, postedForms } from './unsaved-forms.ts'

/** A probe of the session: this call answers 401 only without one. */
const probe: typeof reviewPaths.assignees = '/api/admin/assignees'

/** The form that is being sent: leaving the page loses the input of the other forms only. */
let sending: HTMLFormElement | undefined

/** The form that waits until the probe has shown that the server would accept it. */
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

/** Sends a form only with a session and a connection; otherwise another page would replace its input. */
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

/** Shows one of the sentences that the page contains hidden. */
function tell(why: string | undefined): void {
  for (const notice of document.querySelectorAll<HTMLElement>('[data-unsent]')) {
    notice.hidden = notice.dataset.unsent !== why
    if (!notice.hidden) notice.focus()
  }
}

/** Deletes the desk's unsaved text, under the prefix of `kept-words.ts`. */
function forgetKeptWords(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('aster-unsaved-')) localStorage.removeItem(key)
    }
  } catch {
    // Storage is forbidden, so nothing was kept.
  }
}
