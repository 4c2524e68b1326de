export type Pauses = { take: (seconds: number) => Promise<void>; end: () => void }

/** Retry delays that end early: back online, page visible, or 'Try now'. */
export function pausesUntil(signal: AbortSignal): Pauses {
  let endNow = () => {}
  const end = () => endNow()
  signal.addEventListener('abort', end)
  return { take, end }

  function take(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      endNow = () => {
        clearTimeout(timer)
        window.removeEventListener('online', end)
        document.removeEventListener('visibilitychange', look)
        resolve()
      }
      const look = () => {
        if (!document.hidden) end()
      }
      const timer = setTimeout(end, seconds * 1000)
      window.addEventListener('online', end)
      document.addEventListener('visibilitychange', look)
    })
  }
}
