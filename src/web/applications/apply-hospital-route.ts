import { apiPaths } from '../../domain/api/paths.ts'
import { hospitalForm } from '../../domain/forms/hospital.ts'
import { paths } from '../../domain/paths.ts'
import { applyRoute } from './apply-route.ts'
import { HospitalApplication } from './hospital-application.tsx'

export const applyHospitalRoute = applyRoute({
  form: hospitalForm,
  path: paths.applyHospital(),
  apiPath: apiPaths.hospitalApplications,
  content: 'apply-hospital',
  title: 'hospital.application',
  island: 'apply-hospital',
  Application: HospitalApplication,
  send: (services, submission) => services.applications.submitApplication('hospital', submission),
})
