import type { Locale } from '../../domain/messages/locales.ts'
import { styleOf } from '../../domain/messages/style-of.ts'
import { isStillWaiting, tellOnNextPage } from './bar.ts'

/** The browser may report that it is online before requests succeed, so the first attempts follow soon. */
const [firstPause, longestPause] = [2_000, 20_000]

/** Watches, on the substitute for a missing page, until the connection is back. */
export function watchStandIn(): void {
  const page = document.querySelector<HTMLElement>('[data-stands-in]')
  if (!page) return
  sayWhyItIsNotHere(page)
  let pause = firstPause
  let next = setTimeout(tryAgain, pause)
  addEventListener('online', () => {
    pause = firstPause
    tryAgain()
  })

  async function tryAgain(): Promise<void> {
    const isThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    )
    // Forms that wait on the device are sent from here first.
    if (isThere && !isStillWaiting()) {
      tellOnNextPage()
      return location.reload()
    }
    clearTimeout(next) // the timer of an earlier attempt
    next = setTimeout(tryAgain, pause)
    pause = Math.min(2 * pause, longestPause)
  }
}

/** Explains that personal pages are never kept, but unsaved changes are. */
function sayWhyItIsNotHere(page: HTMLElement): void {
  const { own = '', changes = '' } = page.dataset
  const lede = document.querySelector('h1 + p')
  if (!lede || !/\/edit$/.test(location.pathname)) return
  const savedAt = lastChange()
  const date =
    savedAt && new Date(savedAt).toLocaleString(styleOf(document.documentElement.lang as Locale), format)
  lede.textContent = date ? `${own} ${changes.replace('{date}', date)}` : own
}

const format = { dateStyle: 'long', timeStyle: 'short' } as const

/** The time of the last unsaved change, which `applicants/edit-draft.ts` keeps for a week. */
function lastChange(): number | undefined {
  const times = Object.keys(localStorage).flatMap((name) => {
    if (!name.startsWith('aster-edit-')) return []
    const { savedAt } = JSON.parse(localStorage.getItem(name) ?? '{}') as { savedAt?: number }
    return savedAt && Date.now() - savedAt <= week ? [savedAt] : []
  })
  return times.sort((one, other) => other - one)[0]
}

const week = 7 * 24 * 3_600_000
