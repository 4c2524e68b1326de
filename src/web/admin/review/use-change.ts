import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Runs a mutation and refetches, also after a refusal. */
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
