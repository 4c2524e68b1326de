import { todayPaths } from '../../../../domain/api/review/today-paths.ts'
import { type Found, shortestSearch } from '../../../../domain/review/palette.ts'
import { callApi } from '../../../api/call-api.ts'
import { actsHere, type Entry, entriesOf } from './entries.ts'
import type { PaletteWords } from './palette-words.ts'

/** Typing pauses for so long before the server is asked. */
const pauseMs = 120

/** A combobox in a dialog: type, move by arrow keys, open by Enter. Without a framework, so that it opens at once. */
export function openPalette(words: PaletteWords): void {
  const before = document.activeElement
  const here = actsHere()
  const { dialog, input, list, said } = draw(words)
  let shown: Entry[] = []
  let at = 0
  let asked = 0
  // Whether the arrow keys were used since the last input: later results then keep the selection.
  let hasWalked = false
  let found: readonly Found[] = []

  const mark = (next: number) => {
    at = Math.max(0, Math.min(next, shown.length - 1))
    for (const option of list.querySelectorAll('[role=option]')) {
      const isCurrent = option.id === `palette-${at}`
      option.setAttribute('aria-selected', String(isCurrent))
      if (isCurrent) option.scrollIntoView?.({ block: 'nearest' })
    }
    if (shown.length > 0) input.setAttribute('aria-activedescendant', `palette-${at}`)
    else input.removeAttribute('aria-activedescendant')
  }
  const show = () => {
    const marked = hasWalked ? shown[at] : undefined
    shown = entriesOf(words, input.value, { here, found })
    list.replaceChildren(...optionsOf(words, shown))
    mark(marked ? shown.findIndex((entry) => isSame(entry, marked)) : 0)
  }
  const search = async () => {
    const mine = ++asked
    hasWalked = false
    const typed = input.value.trim()
    show()
    if (typed.length < shortestSearch) {
      found = []
      said.textContent = ''
      return show()
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (mine !== asked) return
    const answered = await callApi('GET', todayPaths.find, { query: new URLSearchParams({ search: typed }) })
    if (mine !== asked || !dialog.isConnected) return
    found = answered.ok ? answered.value.found : []
    show()
    said.textContent = answered.ok
      ? shown.length > 0
        ? words.found.replace('{count}', String(shown.length))
        : words.none
      : words.failed
  }
  const close = () => {
    dialog.close()
    dialog.remove()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    const link = 'href' in entry && Object.assign(document.createElement('a'), { href: entry.href })
    close()
    if (!link) return (entry as { press: () => void }).press()
    // Added to the page, so that the desk handles the click without a reload.
    document.body.append(link)
    link.click()
    link.remove()
  }

  input.addEventListener('input', search)
  input.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }
    const by = steps[event.key]
    if (by) {
      hasWalked = true
      mark(at + by)
    } else if (event.key === 'Enter') choose(shown[at])
    else return
    event.preventDefault()
  })
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    if (option) choose(shown[Number(option.id.replace('palette-', ''))])
  })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  document.body.append(dialog)
  dialog.showModal()
  input.focus()
  show()
}

const isSame = (one: Entry, other: Entry) =>
  one.title === other.title &&
  one.group === other.group &&
  ('href' in one ? one.href : '') === ('href' in other ? other.href : '')

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}

function draw(words: PaletteWords) {
  const input = element('input', {
    type: 'text',
    role: 'combobox',
    class: 'control',
    'aria-label': words.title,
    'aria-expanded': 'true',
    'aria-controls': 'palette-list',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    spellcheck: 'false',
    maxlength: '100',
    placeholder: words.hint,
  })
  const list = element('div', { id: 'palette-list', role: 'listbox', 'aria-label': words.title })
  const said = element('p', { role: 'status', class: 'palette__said' })
  const dialog = element('dialog', { class: 'palette', 'aria-label': words.title }, input, list, said)
  return { dialog, input, list, said }
}

function optionsOf({ groups }: PaletteWords, shown: readonly Entry[]): HTMLElement[] {
  const boxes: HTMLElement[] = []
  let last: Entry['group'] | undefined
  for (const [at, { title, note, group }] of shown.entries()) {
    const option = element(
      'div',
      { role: 'option', id: `palette-${at}`, 'aria-selected': 'false' },
      element('bdi', {}, title),
      ...(note ? [' ', element('small', {}, note)] : []),
    )
    // A group may occur twice, above and below search results, so that arrow keys follow the visual order.
    if (group !== last)
      boxes.push(
        element(
          'div',
          { role: 'group', 'aria-label': groups[group] },
          element('p', { 'aria-hidden': 'true' }, groups[group]),
        ),
      )
    boxes.at(-1)?.append(option)
    last = group
  }
  return boxes
}
