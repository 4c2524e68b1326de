export type LoadedUploads = typeof import('./one-file.ts')

/** On a bad line the script may fail to come; it is asked for until it is there or the signal says stop. */
export async function loadUploads(
  signal: AbortSignal,
  waits: () => void,
): Promise<LoadedUploads | undefined> {
  for (let tries = 1; !signal.aborted; tries++) {
    try {
      return await load()
    } catch {
      failures++
      if (tries === 1) continue
      waits()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return undefined
}

/** Whoever begins to fill in the form will send a file, perhaps when the line is gone or a release later. */
export function loadUploadsSoon(): void {
  addEventListener('focusin', () => void load().catch(() => undefined), { once: true })
}

const pause = 3000
let failures = 0

/** Browsers do not ask twice for a script that failed to come, unless under another address. */
function load(): Promise<LoadedUploads> {
  const address = document.querySelector<HTMLElement>('[data-uploads]')?.dataset.uploads
  return import(/* @vite-ignore */ `${address}${failures === 0 ? '' : `?${failures}`}`)
}
