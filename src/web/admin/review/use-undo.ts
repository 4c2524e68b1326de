import { undoMoves } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { sayWhy } from './trouble.tsx'
import { useChange } from './use-change.ts'

/** Undoes a move while its mail is held. */
export function useUndo() {
  const { t, say } = useDesk()
  return useChange(
    (token: string) =>
      undoMoves(token).catch((error: Error) => {
        say({ message: sayWhy(error, t) })
        throw error
      }),
    () => say({ message: t('desk.takenBack') }),
  )
}
