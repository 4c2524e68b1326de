import { apiPaths } from '../../domain/api/paths.ts'
import { trainerForm } from '../../domain/forms/trainer.ts'
import { paths } from '../../domain/paths.ts'
import { applyRoute } from './apply-route.ts'
import { TrainerApplication } from './trainer-application.tsx'

export const applyTrainerRoute = applyRoute({
  form: trainerForm,
  path: paths.applyTrainer(),
  apiPath: apiPaths.trainersApplications,
  description: 'trainer.description',
  title: 'trainer.step',
  island: 'apply-trainer',
  Application: TrainerApplication,
  send: (services, submission) => services.applications.submitApplication('trainer', submission),
})
