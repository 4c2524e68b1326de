import { useCallback, useState } from 'react'
import type { Said } from './desk-context.ts'

/** What was said last. Its time runs out for itself alone: it may end in the moment in which something else is said. */
export function useSaid() {
  const [said, say] = useState<Said | null>(null)
  const fallSilent = useCallback(() => say((now) => (now === said ? null : now)), [said])
  return { said, say, fallSilent }
}
