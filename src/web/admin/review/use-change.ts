import { useMutation, useQueryClient } from '@tanstack/react-query'
import { moveApplications, undoMoves } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { sayWhy } from './trouble.tsx'

/** Runs a mutation and refetches, also after a refusal. */
export function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const queries = useQueryClient()
  return useMutation<Answer, Error, Given>({
    mutationFn: change,
    onSuccess: (answer) => onDone?.(answer),
    onSettled: () => queries.invalidateQueries(),
  })
}

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

/** Moves applications; the message that `onMoved` returns offers to undo it. */
export function useMove(onMoved: (answer: Awaited<ReturnType<typeof moveApplications>>) => string) {
  const { t, say } = useDesk()
  const undo = useUndo()
  return useChange(moveApplications, (answer) => {
    const { token, until } = answer.undo
    const action = { label: t('desk.undo'), onClick: () => undo.mutate(token) }
    say({ message: onMoved(answer), action, until })
  })
}
