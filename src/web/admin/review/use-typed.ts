import { useEffect, useRef, useState } from 'react'

const debounceMilliseconds = 300

/**
 * A debounced text input. Its own echoed value never overwrites newer input; a value from elsewhere, such as the Back
 * button, does.
 */
export function useTyped(value: string, onPause: (typed: string) => void) {
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
    }, debounceMilliseconds)
    return () => clearTimeout(timer)
  }, [typed, value])
  return [typed, setTyped] as const
}
