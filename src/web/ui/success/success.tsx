import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { allPetals, Petals } from '../petals/petals.tsx'
import { keepReceipt, keptReceipt } from './kept-receipt.ts'

/** Shown only after the server has committed. Says what happens next; actions are children. */
export function Success({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="success">
      <Petals petals={allPetals('on')} />
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** Scrolls to the top and focuses the heading of what replaces a page, again whenever one of the values changes. */
export function useNewPage(...values: unknown[]) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what makes it another page.
  }, values)
  return page
}

/** A reload shows the receipt again, which the server draws for the browser that sent the form. */
export function useReceipt(address: string, title: string): void {
  useEffect(() => {
    history.replaceState(null, '', address)
    keepReceipt(address)
    document.title = title
  }, [address, title])
}

/** The receipt that is opened again while offline, when the device has only the form. */
export function useKeptReceipt(): string | undefined {
  const [reference, setReference] = useState<string>()
  useLayoutEffect(() => setReference(keptReceipt()), [])
  return reference
}
