import { lifetimes } from '../../domain/protection/lifetimes.ts'

const place = 'aster.open-until'

/** Notes when a session that begins now ends at the latest; scripts cannot see its cookie. */
export function noteSession(): void {
  attempt(() => localStorage.setItem(place, String(Date.now() + lifetimes.editSession.most * 60_000)))
}

export function forgetSession(): void {
  attempt(() => localStorage.removeItem(place))
}

/** When the session ends however busy it is; undefined where the browser keeps no notes. */
export function openUntil(): number | undefined {
  return attempt(() => Number(localStorage.getItem(place)) || undefined)
}

/** Whether it is worth asking the server; it alone knows. */
export function mayBeOpen(): boolean {
  return attempt(() => Number(localStorage.getItem(place)) > Date.now()) ?? false
}

/** Browsers may deny the storage. */
function attempt<T>(what: () => T): T | undefined {
  try {
    return what()
  } catch {
    return undefined
  }
}
