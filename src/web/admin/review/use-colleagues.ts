import { useQuery } from '@tanstack/react-query'
import { readAssignees } from './calls.ts'
import { useDesk } from './desk-context.ts'

/** Possible assignees; empty while loading. */
export function useColleagues() {
  const { staff } = useDesk()
  const { data } = useQuery(readAssignees)
  return (data?.assignees ?? []).filter(({ id }) => id !== staff.id)
}
