import { expertForm } from '../../domain/forms/expert.ts'
import type { IslandProps } from '../islands/names.ts'
import { OpenApplication, type OpenProps } from './open-application.tsx'

export function OpenExpert(props: IslandProps<OpenProps>) {
  return <OpenApplication {...props} form={expertForm} />
}
