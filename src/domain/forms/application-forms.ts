import type { ApplicationKind } from '../applications/application-status.ts'
import type { Form } from './engine/form.ts'
import { expertForm } from './expert.ts'
import { hospitalForm } from './hospital.ts'
import { trainerForm } from './trainer.ts'

export const applicationForms: Readonly<Record<ApplicationKind, Form>> = {
  expert: expertForm,
  hospital: hospitalForm,
  trainer: trainerForm,
}
