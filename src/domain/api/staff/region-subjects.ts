import type { NoSubject, Reach, RegionSubject, SubjectKind } from '../../staff/region-subject.ts'
import type { EndpointName, endpoints } from '../endpoints.ts'

/** The duties that reach applications; other work is not limited to regions. */
type RegionalDuty = 'read_applications' | 'review_applications' | 'export_data'

export type RegionalEndpoint = {
  [Name in EndpointName]: (typeof endpoints)[Name]['access'] extends RegionalDuty ? Name : never
}[EndpointName]

function byId(of: SubjectKind, reach: Reach, ...names: string[]): RegionSubject {
  return { of: [of], in: 'params', names: names.length > 0 ? names : ['id'], reach }
}

const read = byId('application', 'read')
const act = byId('application', 'act')
const pair: RegionSubject = { of: ['application'], in: 'body', names: ['stays', 'goes'], reach: 'act' }

const filtered: NoSubject = { because: 'The use case leaves out what is outside.' }
const byRow: NoSubject = { because: 'The use case refuses each application that is outside.' }
const general: NoSubject = { because: 'It tells nothing about an applicant.' }
const notLimited: NoSubject = { because: 'Webhooks are settings of the registry.' }

/** What each endpoint with such a duty is about. A new endpoint does not compile without its entry. */
export const regionSubjects: Readonly<Record<RegionalEndpoint, RegionSubject | NoSubject>> = {
  showMail: byId('mail', 'read'),
  listApplications: filtered,
  readApplication: read,
  findNeighbours: read,
  listColumns: general,
  exportApplicationsAsCsv: filtered,
  exportApplicationsAsXlsx: filtered,
  readImportTemplate: general,
  openFileOfApplication: byId('file', 'read'),
  viewFileOfApplication: byId('file', 'read'),
  readPageOfApplication: byId('file', 'read'),
  previewMoves: byRow,
  moveApplications: byRow,
  undoMoves: { of: ['moves'], in: 'body', names: ['token'], reach: 'act' },
  addFacts: act,
  correctAnswers: act,
  correctAddress: act,
  noteOnApplication: act,
  assignApplication: act,
  mailNewLink: act,
  mailShortlistAgain: act,
  listAssignees: general,
  tagApplication: act,
  readToday: filtered,
  readAudit: filtered,
  exportAuditAsCsv: filtered,
  readReminder: { of: ['application', 'match'], in: 'query', names: ['id'], reach: 'act' },
  sendReminder: { of: ['application', 'match'], in: 'body', names: ['id'], reach: 'act' },
  readInterviews: read,
  previewInterview: act,
  setInterview: act,
  decideDuplicate: byId('application', 'act', 'id', 'other'),
  previewMerge: pair,
  mergeApplications: pair,
  readAssessments: read,
  assessApplication: act,
  takeBackAssessment: act,
  readTimeline: read,
  readMatchTimeline: byId('match', 'read'),
  assignApplications: byRow,
  tagApplications: byRow,
  listSavedViews: general,
  saveView: general,
  changeView: general,
  removeView: general,
  listWebhooks: notLimited,
  listDeliveries: notLimited,
  sendDeliveryAgain: notLimited,
  readCertificate: byId('match', 'read'),
  exportMatchesAsCsv: filtered,
  exportMatchesAsXlsx: filtered,
}

/** The subject of an endpoint; undefined where the request has no id to judge. */
export function subjectOf(name: string): RegionSubject | undefined {
  const found = (regionSubjects as Readonly<Record<string, RegionSubject | NoSubject>>)[name]
  return found && 'of' in found ? found : undefined
}
