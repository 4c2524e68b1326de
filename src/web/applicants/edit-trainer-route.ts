import { trainerForm } from '../../domain/forms/trainer.ts'
import { editRoute } from './edit-route.tsx'
import { TrainerEditing } from './trainer-editing.tsx'

export const editTrainerRoute = editRoute({
  kind: 'trainer',
  form: trainerForm,
  content: 'edit-trainer',
  island: 'edit-trainer',
  Editing: TrainerEditing,
})
