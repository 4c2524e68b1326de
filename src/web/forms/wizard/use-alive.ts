import { startTransition, useLayoutEffect, useState } from 'react'

/**
 * Whether React has taken over. `begin` runs when it has hydrated the form; what it sets is rendered in slices, so that
 * a slow phone answers in between. A key or a press that comes earlier finds the form alive: `catchUp` sets at once what
 * `begin` has set.
 */
export function useAlive(begin: () => void, catchUp: () => void): boolean {
  const [alive, setAlive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form comes to life once.
  useLayoutEffect(() => {
    // Not for input events: the field has changed already, and rendering before React handles them would reset it.
    const use = () => {
      catchUp()
      setAlive(true)
    }
    for (const sign of signsOfUse) addEventListener(sign, use, { capture: true, once: true })
    startTransition(() => {
      begin()
      setAlive(true)
    })
    return () => {
      for (const sign of signsOfUse) removeEventListener(sign, use, true)
    }
  }, [])
  return alive
}

const signsOfUse = ['pointerdown', 'keydown']
