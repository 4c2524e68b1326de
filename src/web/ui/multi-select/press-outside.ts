import { type RefObject, useEffect, useRef } from 'react'

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

const afterTap = 100
