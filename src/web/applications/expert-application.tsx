import { expertForm } from '../../domain/forms/expert.ts'
import type { IslandProps } from '../islands/names.ts'
import { Application, type ApplicationProps } from './application.tsx'

export function ExpertApplication(props: IslandProps<ApplicationProps>) {
  return <Application {...props} form={expertForm} />
}
