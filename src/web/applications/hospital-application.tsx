import { hospitalForm } from '../../domain/forms/hospital.ts'
import type { IslandProps } from '../islands/names.ts'
import { Application, type ApplicationProps } from './application.tsx'

export function HospitalApplication(props: IslandProps<ApplicationProps>) {
  return <Application {...props} form={hospitalForm} />
}
