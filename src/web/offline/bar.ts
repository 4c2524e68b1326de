import type { Stopped, Waiting } from '../forms/wizard/draft.ts'
import { keepReceipt } from '../ui/success/kept-receipt.ts'
import type { Outcome } from './outbox.ts'

const id = 'not-sent'

export type News = Outcome | { state: 'changed' }

/** The text that the person has closed on this page; the next page shows it again while it is true. */
let putAway: string | undefined

/** What the bar says, even while the person has closed it. */
type Told = { about: Stopped; outcome: News | undefined }

let told: Told | undefined

/** Shows at the lower edge of any page which forms wait on this device, and what became of them. */
export function showBar(about: Stopped, outcome?: News): void {
  told = { about, outcome }
  const { says, page } = about
  const [title, text, link, href] = wordsFor(says, page, outcome)
  const bar = element('div', {
    id,
    className: `message ${outcome?.state === 'arrived' ? '' : 'message--warn'}`,
  })
  bar.setAttribute('role', 'status')
  Object.assign(bar.style, {
    display: 'block',
    position: isTyping() ? 'static' : 'sticky',
    insetBlockEnd: '1rem',
    inlineSize: 'min(36rem, 100% - 2rem)',
    margin: '1rem auto',
    zIndex: '5',
  })
  const more = element('p')
  more.append(text ? `${text} ` : '', element('a', { href, textContent: link }))
  bar.append(element('h2', { textContent: title }), more)
  const words = bar.textContent
  const close = element('button', { type: 'button', className: 'btn btn--quiet btn--sm' })
  close.textContent = says.close ?? '×' // drafts of earlier versions lack it
  close.onclick = () => {
    putAway = words
    hideBar()
  }
  more.style.display = 'flow-root'
  // As tall as a touch target, but on the line of the text.
  Object.assign(close.style, { float: 'inline-end', marginBlock: '-0.65rem', marginInlineEnd: '-0.875rem' })
  more.append(close)
  const shown = document.getElementById(id)
  if (shown?.textContent === bar.textContent || putAway === words) return // said once
  shown?.remove()
  document.body.append(bar)
}

/** Whether a form waits, so that the bar has no outcome to tell yet. */
export const isStillWaiting = () => told !== undefined && !told.outcome

export function hideBar(): void {
  told = undefined
  document.getElementById(id)?.remove()
}

/** `site.ts` loads this file on a page that finds this key. */
const carried = 'aster-arrived'

/** Keeps the message that a form has arrived for the page that replaces this one, since nobody may have read it yet. */
export function tellOnNextPage(): void {
  if (told?.outcome?.state === 'arrived') localStorage.setItem(carried, JSON.stringify(told))
}

/** Shows the message that the page before this one has kept; false if there is none. */
export function tellFromLastPage(): boolean {
  const left = localStorage.getItem(carried)
  localStorage.removeItem(carried)
  if (!left) return false
  const { about, outcome } = JSON.parse(left) as Told
  showBar(about, outcome)
  return true
}

export function receiptAt(page: string, { reference }: Extract<Outcome, { state: 'arrived' }>): string {
  return `${page}?sent${reference && `=${reference}`}`
}

type Words = readonly [title: string, text: string, link: string, href: string]

function wordsFor(says: Waiting['says'], page: string, outcome: News | undefined): Words {
  if (!outcome) return [says.waits, says.waitsText, says.open, page]
  if (outcome.state === 'changed') return [says.waits, says.changed, says.open, page]
  if (outcome.state === 'refused') return [says.waits, says.refused, says.open, page]
  const receipt = receiptAt(page, outcome)
  keepReceipt(receipt)
  return [says.arrived, outcome.reference, says.receipt, receipt]
}

/** While somebody types, the bar stays at the end of the page: it must not cover the field. */
export function stepAsideForFields(): void {
  const place = () => {
    const bar = document.getElementById(id)
    if (bar) bar.style.position = isTyping() ? 'static' : 'sticky'
  }
  addEventListener('focusin', place)
  addEventListener('focusout', place)
}

const isTyping = () => document.activeElement?.matches('input, select, textarea') ?? false

function element<Name extends 'a' | 'button' | 'div' | 'h2' | 'p'>(
  name: Name,
  about: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), about)
}
