import { hospitalForm } from '../../domain/forms/hospital.ts'
import { editRoute } from './edit-route.tsx'
import { HospitalEditing } from './hospital-editing.tsx'

export const editHospitalRoute = editRoute({
  kind: 'hospital',
  form: hospitalForm,
  content: 'edit-hospital',
  island: 'edit-hospital',
  Editing: HospitalEditing,
})
