import { expertForm } from '../../domain/forms/expert.ts'
import { editRoute } from './edit-route.tsx'
import { ExpertEditing } from './expert-editing.tsx'

export const editExpertRoute = editRoute({
  kind: 'expert',
  form: expertForm,
  content: 'edit-expert',
  island: 'edit-expert',
  Editing: ExpertEditing,
})
