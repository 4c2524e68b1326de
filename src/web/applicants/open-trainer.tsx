import { trainerForm } from '../../domain/forms/trainer.ts'
import type { IslandProps } from '../islands/names.ts'
import { OpenApplication, type OpenProps } from './open-application.tsx'

export function OpenTrainer(props: IslandProps<OpenProps>) {
  return <OpenApplication {...props} form={trainerForm} />
}
