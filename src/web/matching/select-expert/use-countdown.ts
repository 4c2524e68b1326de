import { useEffect, useRef, useState } from 'react'

/** The seconds that are left until a moment that is set once: drawing the page again does not move it. */
export function useCountdown(milliseconds: number, onEnd: () => void) {
  const [left, setLeft] = useState(milliseconds)
  const [isStopped, setStopped] = useState(false)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (isStopped) return
    const until = Date.now() + milliseconds
    const timer = setInterval(() => {
      const rest = Math.max(0, until - Date.now())
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      end.current()
    }, 250)
    return () => clearInterval(timer)
  }, [isStopped, milliseconds])
  return { seconds: Math.ceil(left / 1000), isStopped, stop: () => setStopped(true) }
}
