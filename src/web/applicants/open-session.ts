import { lifetimes } from '../../domain/protection/lifetimes.ts'

const place = 'aster.open-until'

/** Notes when a session that begins now ends at the latest; scripts cannot see its cookie. */
export function noteSession(): void {
  attempt(() => localStorage.setItem(place, String(Date.now() + lifetimes.editSession.most * 60_000)))
}

export function forgetSession(): void {
  attempt(() => localStorage.removeItem(place))
}

/** The latest end of the session, whatever its use; undefined if storage is forbidden. */
export function openUntil(): number | undefined {
  return attempt(() => Number(localStorage.getItem(place)) || undefined)
}

/** Whether a session may be open; only the server knows for certain. */
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
