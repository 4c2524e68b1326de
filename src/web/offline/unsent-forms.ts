import type { FormId } from '../../domain/forms/engine/form.ts'
import {
  type Draft,
  discardDraft,
  draftEvent,
  readDraft,
  type Stopped,
  type Waiting,
  writeDraft,
} from '../forms/wizard/draft.ts'
import { keepReceipt } from '../ui/success/kept-receipt.ts'
import { forgetFilesSentWith } from '../uploads/kept-files.ts'
import { hideBar, receiptAt, showBar, stepAsideForFields, tellFromLastPage } from './bar.ts'
import { deliver, formLock } from './deliver.ts'
import { type Outcome, outbox, type Unsent } from './outbox.ts'

type Found = Unsent & { waiting: Waiting }

const prefix = 'aster-draft-'
const shortestWait = 4_000
const longestWait = 60_000

/**
 * Shows on every page which forms are not sent yet, and sends them when the connection is back. The page of a form
 * sends its own.
 */
export function watchUnsentForms(): void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let letGo: (() => void) | undefined

  async function look(): Promise<void> {
    clearTimeout(timer)
    const found = waitingDrafts()
    const kept = await hand(found).catch(() => [])
    const here = found.find(isOfThisPage)
    const became = here && kept.find(({ key }) => key === here.key)?.outcome
    if (here && became?.state === 'arrived') {
      await forget(here.form)
      const receipt = receiptAt(here.page, became)
      keepReceipt(receipt)
      return location.replace(receipt)
    }
    const isAhead = found.map((one) => takeBack(one, kept))
    if (here && isAhead[found.indexOf(here)]) return location.reload()
    holdWhile(here !== undefined)
    const others = found.filter((one) => !isOfThisPage(one))
    const [stopped] = stoppedDrafts()
    if (others.length === 0) {
      if (stopped) return showBar(stopped, { state: 'changed' })
      return hasArrived ? undefined : hideBar()
    }
    const results: [Waiting, Outcome | undefined][] = []
    for (const other of others) {
      const known = kept.find(({ key }) => key === other.key)?.outcome
      if (!known) showBar(other.waiting)
      const outcome = known ?? (await deliver(other))
      if (outcome?.state === 'arrived') await forget(other.form)
      results.push([other.waiting, outcome])
    }
    const waits = results.find(([, outcome]) => !outcome)
    if (waits) timer = setTimeout(again, Math.min(shortestWait * 2 ** tries++, longestWait))
    const [about, outcome] = waits ?? results.find(([, one]) => one?.state === 'refused') ?? results[0] ?? []
    if (about) showBar(about, outcome)
    hasArrived = outcome?.state === 'arrived'
  }
  /** The message that a form has arrived stays until the page is left. */
  let hasArrived = tellFromLastPage()

  /** Holds a lock, so that other pages and the service worker do not send a form that is open here. */
  function holdWhile(isWaitingHere: boolean) {
    if (!isWaitingHere) return letGo?.()
    if (letGo || !navigator.locks) return
    void navigator.locks.request(formLock(location.pathname), () => {
      return new Promise<void>((resolve) => {
        letGo = () => {
          letGo = undefined
          resolve()
        }
      })
    })
  }

  // One check at a time, since each may send.
  let looking = Promise.resolve()
  const again = () => {
    looking = looking.then(look, look)
  }
  const now = () => {
    tries = 0
    again()
  }
  stepAsideForFields()
  addEventListener('online', now)
  addEventListener('storage', now)
  addEventListener(draftEvent, now)
  navigator.serviceWorker?.addEventListener('message', now)
  now()
}

/** Puts files that were sent without the form's page into its draft; sent again, they would be others. */
function takeBack({ form, key, files }: Found, kept: readonly Unsent[]): boolean {
  const sent = kept.find((one) => one.key === key && !one.outcome && one.files.length < files.length)
  const draft = sent && readDraft(form as FormId)
  if (!sent || !draft?.unanswered || !draft.waiting) return false
  const answers = JSON.parse(sent.body) as Draft['answers']
  const arrived = Object.fromEntries(files.map((field) => [field, answers[field]]))
  return writeDraft(form as FormId, {
    ...draft,
    answers: { ...draft.answers, ...arrived },
    unanswered: { ...draft.unanswered, body: sent.body },
    waiting: { ...draft.waiting, files: sent.files },
  })
}

async function forget(form: string): Promise<void> {
  discardDraft(form as FormId)
  await Promise.all([forgetFilesSentWith(form as FormId), outbox.delete(form)])
}

const isOfThisPage = ({ page }: Pick<Unsent, 'page'>) => page === location.pathname

const forms = () =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))

/** Drafts that were changed after they were sent; the page of the form says so itself. */
function stoppedDrafts(): Stopped[] {
  return forms().flatMap((form) => {
    const { wasWaiting } = readDraft(form as FormId) ?? {}
    return wasWaiting && !isOfThisPage(wasWaiting) ? [wasWaiting] : []
  })
}

function waitingDrafts(): Found[] {
  return forms().flatMap((form) => {
    const { waiting, unanswered, copies = [] } = readDraft(form as FormId) ?? {}
    if (!waiting || !unanswered) return []
    const { path, page, files } = waiting
    const { key, body } = unanswered
    const locale = document.documentElement.lang
    return [{ form, key, body, copies, path, page, files, locale, waiting }]
  })
}

/** The outbox has what the drafts have, and nothing else. */
async function hand(found: readonly Found[]): Promise<Unsent[]> {
  const kept = await outbox.all()
  // Either side may have recorded files that have arrived since.
  const isKnown = ({ form, key, files }: Unsent) =>
    kept.some(
      (one) => one.form === form && one.key === key && (one.outcome || one.files.length <= files.length),
    )
  for (const { form } of kept.filter((one) => !found.some((other) => other.form === one.form)))
    await outbox.delete(form)
  const news = found.filter((one) => !isKnown(one))
  for (const { waiting: _, ...unsent } of news) await outbox.put(unsent)
  if (news.length > 0) await askForSync()
  return kept
}

type WithSync = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }

/** With Background Sync the browser wakes the service worker when the connection is back. */
async function askForSync(): Promise<void> {
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration()
  await registration?.sync?.register('aster-outbox').catch(() => {})
}
