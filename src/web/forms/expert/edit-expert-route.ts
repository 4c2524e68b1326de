import { apiPaths } from '../../../domain/api-paths.ts'
import { expertForm } from '../../../domain/forms/expert.ts'
import { editRoute } from '../edit/edit-route.tsx'
import { ExpertEditing } from './expert-editing.tsx'

export const editExpertRoute = editRoute({
  form: expertForm,
  apiPath: apiPaths.expertsApplications,
  content: 'edit-expert',
  island: 'edit-expert',
  Editing: ExpertEditing,
})
