import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Does something to an application, then reads what is on the screen again, also after a refusal: it may tell why. */
export function useChange<Given, Answer>(
  change: (given: Given) => Promise<Answer>,
  onDone?: (answer: Answer, given: Given) => void,
) {
  const queries = useQueryClient()
  return useMutation<Answer, Error, Given>({
    mutationFn: change,
    onSuccess: (answer, given) => onDone?.(answer, given),
    onSettled: () => queries.invalidateQueries(),
  })
}
