import type { KeyboardEvent } from 'react'

export function checkboxes(root: HTMLElement): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    (box) => !box.closest('[hidden]'),
  )
}

/** Arrows move between field and boxes, Enter toggles a box, a letter continues typing. True if the key was handled. */
export function moveFocus(
  event: KeyboardEvent,
  boxes: HTMLInputElement[],
  field: HTMLInputElement | null,
): boolean {
  const at = boxes.indexOf(event.target as HTMLInputElement)
  if (at < 0 && event.target !== field) return false
  switch (event.key) {
    case 'ArrowDown':
      boxes[Math.min(at + 1, boxes.length - 1)]?.focus()
      return true
    case 'ArrowUp':
      if (at === 0) field?.focus()
      else boxes.at(at < 0 ? -1 : at - 1)?.focus()
      return true
    case 'Home':
    case 'End':
      if (at < 0) return false
      boxes.at(event.key === 'Home' ? 0 : -1)?.focus()
      return true
    case 'Enter':
      boxes[at]?.click()
      return at >= 0
    default:
      if (at >= 0 && isTyping(event)) field?.focus()
      return false
  }
}

/** Scrolls to the focused option: once the filter is empty, the list has all options again. */
export function showFocused(list: HTMLElement | null): void {
  const option = document.activeElement?.closest('.combo__option')
  if (option && list?.contains(option)) option.scrollIntoView({ block: 'nearest' })
}

function isTyping(event: KeyboardEvent) {
  return event.key !== ' ' && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
