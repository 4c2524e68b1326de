import { useEffect, useRef, useState } from 'react'

/** Whoever types is left alone for so long. */
const pause = 300

/**
 * What somebody types, told on when they pause. What comes back of it never replaces what they have typed since;
 * a value that came from elsewhere, as by the Back button, does.
 */
export function useTyped(
  value: string,
  onPause: (typed: string) => void,
): [typed: string, type: (typed: string) => void] {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const told = useRef(value)
  const tell = useRef(onPause)
  tell.current = onPause
  if (known !== value) {
    setKnown(value)
    if (value !== told.current) setTyped(value)
  }
  useEffect(() => {
    const next = typed.trim()
    if (next === value) return
    const timer = setTimeout(() => {
      told.current = next
      tell.current(next)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, value])
  return [typed, setTyped]
}
