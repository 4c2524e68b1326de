import { paths } from '../../../domain/paths.ts'
import type { NoSubject, RegionSubject, SubjectKind } from '../../../domain/staff/region-subject.ts'

/** The subject of a page: reading shows it, and its forms act on it. */
type PageSubject = Omit<RegionSubject, 'reach'>

const byId = (of: SubjectKind, name = 'id'): PageSubject => ({ of: [of], in: 'params', names: [name] })

const filtered: NoSubject = { because: 'The use case leaves out what is outside.' }
const general: NoSubject = { because: 'It tells nothing about an applicant.' }
const notLimited: NoSubject = { because: 'Messages, settings and figures of the registry are not limited.' }

/** What each page is about whose duty reaches applications. A new page does not pass its test without its entry. */
export const pageSubjects: Readonly<Record<string, PageSubject | NoSubject>> = {
  [paths.adminExperts()]: filtered,
  [paths.adminExpert(':slug')]: byId('application', 'slug'),
  [paths.adminHospitals()]: filtered,
  [paths.adminHospital(':slug')]: byId('application', 'slug'),
  [paths.adminTrainers()]: filtered,
  [paths.adminTrainer(':slug')]: byId('application', 'slug'),
  [paths.adminWorkspace(':id')]: byId('application'),
  [paths.adminBoard()]: filtered,
  [paths.adminMatch(':id')]: byId('match'),
  [paths.adminGroupMail()]: filtered,
  [paths.adminOnBehalf()]: filtered,
  [paths.adminImport()]: filtered,
  [paths.adminInbox()]: notLimited,
  [paths.adminMessage(':id')]: notLimited,
  [paths.adminReplyTexts()]: general,
  [paths.adminOutbox()]: filtered,
  [paths.adminMail(':id')]: byId('mail'),
  [paths.adminWebhooks()]: notLimited,
  [paths.adminWebhook(':id')]: notLimited,
  [paths.adminCalendar()]: filtered,
  [paths.adminMailTexts()]: general,
  [paths.adminMailText(':letter')]: general,
  [paths.adminInsight()]: notLimited,
  [paths.adminAudit()]: filtered,
}

export function subjectOfPage(pattern: string): PageSubject | undefined {
  const found = pageSubjects[pattern]
  return found && 'of' in found ? found : undefined
}
