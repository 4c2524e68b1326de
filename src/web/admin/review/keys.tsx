import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { useDesk } from './desk-context.ts'

export type Keys = Readonly<Record<string, () => void>>

export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  // A layout effect: a screen that shows takes keys already.
  useLayoutEffect(() => {
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

/** Ignores keys that are typed into a control, or pressed while a dialog is open. */
function isForScreen({ ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || document.querySelector('dialog[open]')) return false
  if (!(target instanceof Element)) return true
  return !target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]')
}

/** Moves the focus to the next or previous link; from elsewhere, to the link at `lastAt`, or to the first. */
export function step(links: readonly HTMLElement[], by: 1 | -1, lastAt = -1): void {
  const at = links.indexOf(document.activeElement as HTMLElement)
  const next = at >= 0 ? at + by : lastAt
  links[Math.max(0, Math.min(next, links.length - 1))]?.focus()
}

/** The application that was opened last, which its list marks and, after the way back, focuses. */
export const lastOpened: { id: string | undefined; isBack: boolean } = { id: undefined, isBack: false }

/** Moves the focus when a dialog closes, since what opened it may have disappeared. */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    return () => (place.current ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [isOpen, place])
}

const names = {
  j: 'j',
  k: 'k',
  Enter: 'enter',
  x: 'x',
  '/': 'search',
  u: 'u',
  m: 'm',
  n: 'n',
  '?': 'help',
} as const

/** Says which keys do what on this screen; its button shows only where a keyboard is likely. */
export function KeysHelp({ keys }: { keys: readonly (keyof typeof names)[] }) {
  const { t } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <span className="desk-wide">
        <Button variant="quiet" small onClick={() => setOpen(true)}>
          {t('desk.keys')}
        </Button>
      </span>
      <Modal id="keys" open={isOpen} onClose={close} title={t('desk.keys')} text={t('desk.keysText')}>
        <dl className="desk-keys stack gap-2">
          {keys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`desk.key_${names[key]}`)}</dd>
            </div>
          ))}
        </dl>
        <Button variant="secondary" onClick={close}>
          {t('desk.close')}
        </Button>
      </Modal>
    </>
  )
}
