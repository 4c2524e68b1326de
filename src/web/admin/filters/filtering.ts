/*
 * Lists follow their filters: the page with the new filter is fetched, and everything around the fields is taken over.
 * Without this script a button does it.
 */
const typingPause = 300

/** Only the answer to the last change counts. */
let latest = new AbortController()
let timer: ReturnType<typeof setTimeout> | undefined

document.addEventListener('input', ({ target }) => {
  const form = formOf(target)
  if (!form || isUnfinished(target)) return
  const isTyped = target instanceof HTMLInputElement && target.type !== 'date'
  clearTimeout(timer)
  timer = setTimeout(follow, isTyped ? typingPause : 0, form)
})

document.addEventListener('submit', (event) => {
  const form = formOf(event.target)
  if (!form) return
  event.preventDefault()
  clearTimeout(timer)
  follow(form)
})

// Follows input that was typed before this script was loaded.
const typing = document.activeElement
if (typing instanceof HTMLInputElement && typing.value !== typing.defaultValue) {
  const form = formOf(typing)
  if (form) follow(form)
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('form[data-instant]') : null
}

/** A date input pads a year with zeros while it is typed: 0002, 0020 and 0202 before 2026. */
function isUnfinished(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'date' && /^0/.test(target.value)
}

async function follow(form: HTMLFormElement): Promise<void> {
  latest.abort()
  latest = new AbortController()
  // A field may be called 'action', too.
  const address = new URL(form.getAttribute('action') ?? '', location.href)
  const asked = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  address.search = new URLSearchParams(asked.filter(([, value]) => value?.trim())).toString()
  try {
    const answer = await fetch(address, { signal: latest.signal })
    if (answer.redirected || answer.status >= 500) throw new Error(String(answer.status))
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
    takeOver(form, next)
    history.replaceState(null, '', address)
    document.title = next.title
    document.dispatchEvent(new Event('filtered'))
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    // Offline or signed out: the page itself says so.
    form.submit()
  }
}

/** The form stays, and so does the field that has the focus; and what stands outside a part marked as `data-followed`. */
function takeOver(form: HTMLFormElement, page: Document): void {
  const next = page.querySelector<HTMLFormElement>('form[data-instant]')
  if (!next) throw new Error('no form')
  const parts = '.field, :scope > .row'
  const fresh = [...next.querySelectorAll(parts)]
  const kept = [...form.querySelectorAll(parts)]
  if (fresh.length === kept.length) {
    for (const [at, one] of kept.entries()) {
      if (!one.contains(document.activeElement)) one.replaceWith(fresh[at] ?? one)
    }
  }
  const isWhole = ({ id, dataset }: HTMLElement) => id === 'main' || dataset.followed !== undefined
  for (let [now, then]: HTMLElement[] = [form, next]; now && then && !isWhole(now); ) {
    const siblings = [...(then.parentElement?.children ?? [])]
    const at = siblings.indexOf(then)
    for (const one of [...(now.parentElement?.children ?? [])]) if (one !== now) one.remove()
    now.before(...siblings.slice(0, at))
    now.after(...siblings.slice(at + 1))
    ;[now, then] = [now.parentElement as HTMLElement, then.parentElement as HTMLElement]
  }
  const status = document.querySelector('[data-said]')
  if (status) status.textContent = status.getAttribute('data-said')
}
