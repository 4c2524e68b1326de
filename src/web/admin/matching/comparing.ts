/*
 * The comparison follows the ticks: the page with the new ticks is fetched, and what depends on them is taken over.
 * Without this script the button compares.
 */
import '../filters/filtering.ts'

const compareForm = () => document.querySelector<HTMLFormElement>('form#compare')

function hideButton(): void {
  const button = compareForm()?.querySelector('button')
  if (button) button.hidden = true
}

hideButton()
// Filters draw the list anew.
document.addEventListener('filtered', hideButton)

/** Only the answer to the last tick counts. */
let latest = new AbortController()

document.addEventListener('change', (event) => {
  const { target } = event
  const form = compareForm()
  if (form && target instanceof HTMLInputElement && target.name === 'compare') follow(form)
})

async function follow(form: HTMLFormElement): Promise<void> {
  latest.abort()
  latest = new AbortController()
  const address = new URL(form.action)
  const ticked = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  address.search = new URLSearchParams(ticked).toString()
  try {
    const answer = await fetch(address, { signal: latest.signal })
    if (!answer.ok || answer.redirected) throw new Error(String(answer.status))
    takeOver(new DOMParser().parseFromString(await answer.text(), 'text/html'))
    history.replaceState(null, '', address)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Offline or signed out: the page itself says so.
    form.submit()
  }
}

/** The ticks and what is open stay as they are; links and forms lead back to the same comparison. */
function takeOver(next: Document): void {
  for (const part of ['#comparison', '#compare [role=status]']) {
    const [now, then] = [document.querySelector(part), next.querySelector(part)]
    if (now && then) now.replaceChildren(...document.importNode(then, true).childNodes)
  }
  for (const [part, attribute] of [
    ['main form[method=post]', 'action'],
    ['main a[href*="?"]:not(#comparison a)', 'href'],
  ] as const) {
    const [now, then] = [document.querySelectorAll(part), next.querySelectorAll(part)]
    if (now.length !== then.length) continue
    for (const [at, one] of now.entries())
      one.setAttribute(attribute, then[at]?.getAttribute(attribute) ?? '')
  }
}
