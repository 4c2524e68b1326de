/*
 * Orders entries by dragging a handle or by buttons, which keep the focus. Each move is saved at once; without this
 * script the buttons are native posts. The list also follows its filters.
 */
import '../filters/filtering.ts'
import { callApi } from '../../api/call-api.ts'

document.addEventListener('filtered', startOrdering)
startOrdering()

function startOrdering(): void {
  document.querySelectorAll<HTMLElement>('[data-order]').forEach(makeOrderable)
}

function makeOrderable(list: HTMLElement): void {
  list.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button[value=up], button[value=down]',
    )
    const entry = button?.closest('li')
    if (!button || !entry) return
    event.preventDefault()
    const like = likeOf(entry)
    const to = like.indexOf(entry) + (button.value === 'up' ? -1 : 1)
    const order = [...list.children]
    put(entry, to)
    // At either end one button is hidden: focus the other one.
    if (button.hidden)
      entry.querySelector<HTMLElement>('button[value=up]:not([hidden]), button[value=down]')?.focus()
    else button.focus()
    keep(list, entry, order)
  })
  list.addEventListener('pointerdown', (event) => {
    const handle = (event.target as Element).closest<HTMLElement>('[data-handle]')
    const entry = handle?.closest('li')
    if (handle && entry) drag(list, entry, handle, event.pointerId)
  })
}

function drag(list: HTMLElement, entry: HTMLLIElement, handle: HTMLElement, pointerId: number): void {
  const order = [...list.children]
  const over = new AbortController()
  const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', react: (event: PointerEvent) => void) =>
    handle.addEventListener(type, react, { signal: over.signal })
  handle.setPointerCapture(pointerId)
  entry.dataset.dragged = ''
  const end = () => {
    delete entry.dataset.dragged
    over.abort()
  }
  on('pointermove', ({ clientY }) => {
    const to = likeOf(entry).findIndex((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return clientY >= top && clientY <= bottom
    })
    if (to >= 0) put(entry, to)
  })
  on('pointerup', () => {
    end()
    if (order.indexOf(entry) !== [...list.children].indexOf(entry)) keep(list, entry, order)
  })
  on('pointercancel', () => {
    end()
    restore(list, order)
  })
}

/** Experts are ordered among experts, trainers among trainers. */
function likeOf(entry: HTMLLIElement): HTMLLIElement[] {
  const all = [...(entry.parentElement?.children ?? [])] as HTMLLIElement[]
  return all.filter(({ dataset }) => dataset.group === entry.dataset.group)
}

function put(entry: HTMLLIElement, to: number): void {
  const like = likeOf(entry)
  const at = like[to]
  if (!at || at === entry) return
  if (like.indexOf(entry) < to) at.after(entry)
  else at.before(entry)
  offer(entry)
}

/** Hides the buttons that would move an entry past either end. */
function offer(entry: HTMLLIElement): void {
  for (const [at, one] of likeOf(entry).entries()) {
    const button = (value: string) => one.querySelector<HTMLElement>(`button[value=${value}]`)
    button('up')?.toggleAttribute('hidden', at === 0)
    button('down')?.toggleAttribute('hidden', at === likeOf(entry).length - 1)
  }
}

function restore(list: HTMLElement, order: readonly Element[]): void {
  list.append(...order)
  for (const entry of order) offer(entry as HTMLLIElement)
}

async function keep(list: HTMLElement, entry: HTMLLIElement, before: readonly Element[]): Promise<void> {
  const like = likeOf(entry)
  const place = like.indexOf(entry)
  const said = document.querySelector<HTMLElement>('[data-moved]')
  const { ok: isKept } = await callApi('POST', '/api/admin/content/:kind/:id/place', {
    params: { kind: list.dataset.order ?? '', id: entry.id },
    body: { place },
  })
  if (!isKept) restore(list, before)
  if (!said) return
  const { moved = '', failed = '' } = said.dataset
  said.textContent = isKept
    ? moved
        .replace('{title}', entry.querySelector('a')?.textContent ?? '')
        .replace('{place}', String(place + 1))
        .replace('{count}', String(like.length))
    : failed
}
