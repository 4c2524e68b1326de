import type { ApplicationKind } from '../applications/application-status.ts'
import { paths } from '../paths.ts'

/** The paths of the list and of one application in the back office, by kind. */
const screens = {
  expert: { list: paths.adminExperts, one: paths.adminExpert },
  hospital: { list: paths.adminHospitals, one: paths.adminHospital },
  trainer: { list: paths.adminTrainers, one: paths.adminTrainer },
} as const satisfies Record<ApplicationKind, { list: () => string; one: (id: string) => string }>

export const applicationKinds = Object.keys(screens) as ApplicationKind[]

export const applicationsPath = (kind: ApplicationKind) => screens[kind].list()
export const applicationPath = (kind: ApplicationKind, id: string) => screens[kind].one(id)
