import { hospitalForm } from '../../domain/forms/hospital.ts'
import type { IslandProps } from '../islands/names.ts'
import { OpenApplication, type OpenProps } from './open-application.tsx'

export function OpenHospital(props: IslandProps<OpenProps>) {
  return <OpenApplication {...props} form={hospitalForm} />
}
