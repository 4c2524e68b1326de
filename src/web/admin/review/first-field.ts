import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first field inside when it appears; of radios the checked one. A dialog alone would focus their group. */
export function useFirstField<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  useEffect(() => fieldOf(place.current)?.focus(), [])
  return place
}

/** Focuses the first field that is marked as wrong. */
export function focusWrong(form: Element): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  ;(wrong instanceof HTMLFieldSetElement ? fieldOf(wrong) : wrong)?.focus()
}

function fieldOf(place: HTMLElement | null): HTMLElement | null | undefined {
  const first = place?.querySelector<HTMLInputElement>('input, select, textarea')
  return first?.type === 'radio'
    ? (place?.querySelector<HTMLElement>(`[name="${first.name}"]:checked`) ?? first)
    : first
}
