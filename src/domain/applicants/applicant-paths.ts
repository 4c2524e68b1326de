import { apiPaths } from '../api/paths.ts'
import type { ApplicationKind } from '../applications/application-status.ts'
import { type Locale, localPath } from '../messages/locales.ts'
import { paths } from '../paths.ts'

type PerApplication<Value> = Readonly<Record<ApplicationKind, Value>>

export const editPages: PerApplication<() => string> = {
  expert: paths.editExpert,
  hospital: paths.editHospital,
  trainer: paths.editTrainer,
}
export const applyPages: PerApplication<() => string> = {
  expert: paths.applyExpert,
  hospital: paths.applyHospital,
  trainer: paths.applyTrainer,
}

/** The path to which each kind of application is sent; its owner's calls are below it. */
export const applicationCalls = {
  expert: apiPaths.expertsApplications,
  hospital: apiPaths.hospitalApplications,
  trainer: apiPaths.trainersApplications,
} as const satisfies PerApplication<string>

export type ApplicationsPath = (typeof applicationCalls)[ApplicationKind]

/** The path of a record by its link; for hospitals the specification uses another word. */
export const recordCalls = {
  expert: `${applicationCalls.expert}/get-by-email-hash`,
  hospital: `${applicationCalls.hospital}/get-hospital-application`,
  trainer: `${applicationCalls.trainer}/get-by-email-hash`,
} as const satisfies PerApplication<string>

export function filePath(kind: ApplicationKind, key: string): string {
  return `${applicationCalls[kind]}/getFile/${key}`
}

/** The path of one drawn page of a file. */
export const filePagePath = (filePath: string, page: number): string => `${filePath}/pages/${page}`

/** The query parameter is the specification's. */
export const editPath = (kind: ApplicationKind, locale: Locale, token: string) =>
  `${localPath(locale, editPages[kind]())}?h=${token}`

/** The token in the path of an application or a shortlist. */
export const tokenIn = (linkPath: string) => /[?&]h=([\w-]+)/.exec(linkPath)?.[1] ?? ''

/** The same page, which then offers a new PIN first; opening it sends none. */
export const newPinPath = (linkPath: string) => `${linkPath}&pin=new`

export const draftPath = (form: ApplicationKind, locale: Locale, token: string) =>
  `${localPath(locale, applyPages[form]())}?draft=${token}`

export const shortlistPath = (locale: Locale, token: string) =>
  `${localPath(locale, paths.selectExpert())}?h=${token}`

export const invitationPath = (locale: Locale, token: string) =>
  `${localPath(locale, paths.invitation())}?k=${token}`

export const refusalPath = (locale: Locale, token: string) =>
  `${localPath(locale, paths.notMe())}?draft=${token}`

/** The page on which the reader of a new mailbox confirms it as the address of their application. */
export const confirmAddressPath = (locale: Locale, token: string) =>
  `${localPath(locale, paths.confirmEmail())}?k=${token}`

/** The page on which the reader of the registered mailbox cancels a change of address. */
export const keepAddressPath = (locale: Locale, token: string) =>
  `${localPath(locale, paths.keepEmail())}?k=${token}`
