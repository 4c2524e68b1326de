import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { paths } from '../../../domain/paths.ts'
import { type KeyAct, keyOf } from '../../../domain/staff/own-keys.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { useDesk } from './desk-context.ts'
import { useOwnKeys } from './own-keys.ts'

export type Keys = Readonly<Partial<Record<KeyAct, () => void>>>

/** Single keys of a screen, by what they do: their owner may have chosen others, or none. */
export function useKeys(keys: Keys): void {
  const own = useOwnKeys()
  const latest = useRef({ keys, own })
  latest.current = { keys, own }
  // A layout effect, so that a screen that is visible already takes keys.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys, own } = latest.current
      if (!own.on || !isForScreen(event)) return
      const key = event.key.toLowerCase()
      const act = (Object.keys(keys) as KeyAct[]).find((one) => keyOf(own, one) === key)
      if (!act) return
      event.preventDefault()
      keys[act]?.()
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

/** The application that was opened last, which its list marks and, after a return, focuses. */
export const lastOpened: { id: string | undefined; isBack: boolean } = { id: undefined, isBack: false }

/** Moves the focus when a dialog closes, since what opened it may have disappeared. */
export function useFocusBack(isOpen: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!isOpen) return
    return () => (place.current ?? document.getElementById('main'))?.focus({ preventScroll: true })
  }, [isOpen, place])
}

/** Says which keys do what on this screen; its button shows only where a keyboard is likely. */
export function KeysHelp({ acts }: { acts: readonly (KeyAct | 'open' | 'send')[] }) {
  const { t, href } = useDesk()
  const own = useOwnKeys()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useKeys({ help: () => setOpen(true) })
  const rows = [...acts, 'help' as const, 'palette' as const].map((act) => ({ act, key: shownKey(act) }))
  return (
    <>
      <span className="desk-wide">
        <Button variant="quiet" small onClick={() => setOpen(true)}>
          {t('desk.keys')}
        </Button>
      </span>
      <Modal
        id="keys"
        open={isOpen}
        onClose={close}
        title={t('desk.keys')}
        text={t(own.on ? 'desk.keysText' : 'desk.keysOff')}
      >
        <dl className="desk-keys stack gap-2">
          {rows.map(({ act, key }) => (
            <div key={act}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`desk.key_${act}`)}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={href(paths.adminKeys())}>{t('desk.keysChange')}</a>
        </p>
        <Button variant="secondary" onClick={close}>
          {t('desk.close')}
        </Button>
      </Modal>
    </>
  )

  function shownKey(act: (typeof acts)[number] | 'palette'): string {
    if (act === 'open') return 'Enter'
    if (act === 'send') return 'Ctrl Enter'
    if (act === 'palette') return 'Ctrl K'
    return own.on ? keyOf(own, act) : '–'
  }
}
