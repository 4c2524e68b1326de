import { type Locale, localPath } from './locales.ts'
import { paths } from './paths.ts'
import type { ApplicationKind } from './statuses/application-status.ts'

/** Kinds with a page on which people change what they sent. */
export type EditableKind = 'expert' | 'hospital'

const editPages = { expert: paths.editExpert, hospital: paths.editHospital } as const
const applyPages = {
  expert: paths.applyExpert,
  hospital: paths.applyHospital,
  trainer: paths.applyTrainer,
} as const satisfies Record<ApplicationKind, () => string>

const calls = {
  expert: '/api/experts-applications',
  hospital: '/api/hospital-applications',
  trainer: '/api/trainers-applications',
} as const satisfies Record<ApplicationKind, string>

/** Where a file of an application is fetched by its owner. */
export function filePath(kind: ApplicationKind, key: string): string {
  return `${calls[kind]}/getFile/${key}`
}

/** The query parameter is the specification's. */
export function editPath(kind: EditableKind, locale: Locale, token: string): string {
  return `${localPath(locale, editPages[kind]())}?h=${token}`
}

export function draftPath(form: ApplicationKind, locale: Locale, token: string): string {
  return `${localPath(locale, applyPages[form]())}?draft=${token}`
}
