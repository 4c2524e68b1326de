import { useQuery } from '@tanstack/react-query'
import { readAssignees } from './calls.ts'
import { useDesk } from './desk-context.ts'

/** Who else an application may be assigned to; nobody as long as that is not known. */
export function useColleagues() {
  const { staff } = useDesk()
  const { data } = useQuery(readAssignees)
  return (data?.assignees ?? []).filter(({ id }) => id !== staff.id)
}
