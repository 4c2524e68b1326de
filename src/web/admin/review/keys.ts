import { useEffect, useRef } from 'react'

export type Keys = Readonly<Record<string, () => void>>

/** Single keys that do something on this screen. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = latest.current[event.key]
      if (!act || !isForScreen(event)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Moves the focus to the next or the previous of these; from elsewhere, to where one was before, or to the first. */
export function step(links: readonly HTMLElement[], by: 1 | -1, lastAt = -1): void {
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = at >= 0 ? at + by : lastAt
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
}

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>

/** Whether a key is meant for the screen: never while somebody types, or while a dialog is open over it. */
function isForScreen({ ctrlKey, metaKey, altKey, defaultPrevented, target }: Pressed): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector('dialog[open]')) return false
  if (!(target instanceof Element)) return true
  return !target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')
}
