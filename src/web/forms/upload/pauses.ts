/** Pauses that end early when there is reason to hope: the line is back, somebody looks at the page, or says so. */
export class Pauses {
  #end: () => void = () => {}

  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => this.end())
  }

  take(seconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
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
      this.#end = end
    })
  }

  end(): void {
    this.#end()
  }
}
