import type { IslandProps } from '../islands/names.ts'
import { Editing, type EditingProps } from './editing.tsx'

export function TrainerEditing(props: IslandProps<EditingProps>) {
  return <Editing {...props} load={load} />
}

const load = async () => (await import('./open-trainer.tsx')).OpenTrainer
