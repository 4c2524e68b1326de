import type { IslandProps } from '../islands/names.ts'
import { Editing, type EditingProps } from './editing.tsx'

export function ExpertEditing(props: IslandProps<EditingProps>) {
  return <Editing {...props} load={load} />
}

const load = async () => (await import('./open-expert.tsx')).OpenExpert
