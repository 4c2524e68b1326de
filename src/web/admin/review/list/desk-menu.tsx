import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'

type Props = { label: string; name: string; children: (close: () => void) => ReactNode }

/** A panel below its button, closed by Escape, by a press elsewhere, and when the focus leaves. */
export function DeskMenu({ label, name, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [])
  return (
    <details
      className="desk-menu"
      ref={details}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
    >
      <summary className="btn btn--secondary btn--sm">
        <span className="desk-menu__label">{label}</span>
        <Icon name="chevron" />
      </summary>
      <fieldset className="desk-menu__panel" aria-label={name}>
        {children(close)}
      </fieldset>
    </details>
  )
}
