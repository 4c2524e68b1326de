import { useCallback, useState } from 'react'
import type { Said } from './desk-context.ts'

/** The latest snackbar message; its timer does not clear a newer one. */
export function useSaid() {
  const [said, say] = useState<Said | null>(null)
  const fallSilent = useCallback(() => say((now) => (now === said ? null : now)), [said])
  return { said, say, fallSilent }
}
