import { expertForm } from '../../../domain/forms/expert.ts'
import type { IslandProps } from '../../islands/names.ts'
import { Editing, type EditingProps } from '../edit/editing.tsx'

export function ExpertEditing(props: IslandProps<EditingProps>) {
  return <Editing {...props} form={expertForm} />
}
