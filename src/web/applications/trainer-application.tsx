import { trainerForm } from '../../domain/forms/trainer.ts'
import type { IslandProps } from '../islands/names.ts'
import { Application, type ApplicationProps } from './application.tsx'

export function TrainerApplication(props: IslandProps<ApplicationProps>) {
  return <Application {...props} form={trainerForm} />
}
