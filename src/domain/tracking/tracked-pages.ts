import { paths } from '../paths.ts'

/** Pages that are not counted: back office, personal pages, secrets in the URL. */
const untracked: readonly (keyof typeof paths)[] = [
  'login',
  'admin',
  'adminExperts',
  'adminExpert',
  'adminHospitals',
  'adminHospital',
  'adminRequestMatch',
  'adminTrainers',
  'adminTrainer',
  'adminMatches',
  'adminMatch',
  'adminOnBehalf',
  'adminImport',
  'adminInbox',
  'adminMessage',
  'adminOutbox',
  'adminMail',
  'adminContent',
  'adminContentEdit',
  'adminContentVersion',
  'adminContentPreview',
  'adminSetup',
  'adminSignOut',
  'adminAccount',
  'adminSecondFactor',
  'adminPasskeys',
  'adminSessions',
  'adminPrivacy',
  'adminPerson',
  'adminErase',
  'adminRetention',
  'adminUsers',
  'adminUser',
  'adminSettings',
  'adminMailTexts',
  'adminMailText',
  'adminRegistry',
  'adminInsight',
  'adminAudit',
  'loginCode',
  'loginLink',
  'loginForgotten',
  'kit',
  'editExpert',
  'editHospital',
  'editTrainer',
  'notMe',
  'invitation',
  'confirmEmail',
  'keepEmail',
  'selectExpert',
  'storyPreview',
]

const patterns = Object.entries(paths)
  .filter(([name]) => !untracked.includes(name as keyof typeof paths))
  .map(([, path]) => path(':slug').split('#', 1)[0] as string)
  .map((pattern) => ({ pattern, matches: new RegExp(`^${pattern.replace(':slug', '[^/?#]+')}$`) }))

/** The pattern under which the views of a page are counted; undefined where they are not. */
export function trackedPage(path: string): string | undefined {
  return patterns.find(({ matches }) => matches.test(path))?.pattern
}
