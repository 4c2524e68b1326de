import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Phones do not take the focus away when something is touched that cannot have it. What can have it gets the tap first:
 * the list closes by the change of focus then, and nothing moves under the finger.
 */
export function usePressOutside(root: RefObject<HTMLElement | null>, isOpen: boolean, leave: () => void) {
  const hear = useRef(leave)
  hear.current = leave
  useEffect(() => {
    if (!isOpen) return
    let timer: ReturnType<typeof setTimeout>
    const press = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) timer = setTimeout(() => hear.current(), afterTap)
    }
    document.addEventListener('pointerup', press)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerup', press)
    }
  }, [root, isOpen])
}

/** Scrolls to keep the pressed button under the finger if a note or chip appears as the focus leaves. */
export function useHeldPlace() {
  const held = useRef<{ target: Element; top: number }>(undefined)
  useLayoutEffect(() => {
    if (!held.current) return
    const { target, top } = held.current
    held.current = undefined
    window.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' })
  })
  return (target: Element | null) => {
    held.current = target ? { target, top: target.getBoundingClientRect().top } : undefined
  }
}

const afterTap = 100
