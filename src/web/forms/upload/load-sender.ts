import type { Pauses } from './pauses.ts'

type Sender = typeof import('./send-file.ts')

/** On a bad line the script may fail to come; it is asked for until it is there or the signal says stop. */
export async function loadSender(
  { signal, pauses }: { signal: AbortSignal; pauses: Pauses },
  waits: () => void = () => {},
): Promise<Sender | undefined> {
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      return await load()
    } catch {
      failures++
      if (tries === 1) continue
      waits()
      await pauses.take(pauseSeconds)
    }
  }
  return undefined
}

/** Whoever begins to fill in the form will send a file, perhaps when the line is gone or a release later. */
export function loadSenderSoon(): void {
  addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
}

const pauseSeconds = 4
let failures = 0

/** Browsers do not ask twice for a script that failed to come, unless under another address. */
function load(): Promise<Sender> {
  const address = document.querySelector<HTMLElement>('[data-sender]')?.dataset.sender
  return import(/* @vite-ignore */ `${address}${failures === 0 ? '' : `?${failures}`}`)
}
