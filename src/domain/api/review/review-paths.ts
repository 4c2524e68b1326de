const base = '/api/admin'

export const reviewPaths = {
  applications: `${base}/applications`,
  application: `${base}/applications/:id`,
  timeline: `${base}/applications/:id/timeline`,
  matchTimeline: `${base}/matches/:id/timeline`,
  neighbours: `${base}/applications/:id/neighbours`,
  facts: `${base}/applications/:id/facts`,
  corrections: `${base}/applications/:id/corrections`,
  address: `${base}/applications/:id/address`,
  notes: `${base}/applications/:id/notes`,
  assignee: `${base}/applications/:id/assignee`,
  link: `${base}/applications/:id/link`,
  shortlistAgain: `${base}/applications/:id/shortlist-again`,
  tags: `${base}/applications/:id/tags`,
  assignments: `${base}/application-assignments`,
  tagging: `${base}/application-tags`,
  moves: `${base}/application-moves`,
  previewMoves: `${base}/application-moves/preview`,
  undoMoves: `${base}/application-moves/undo`,
  exportCsv: `${base}/applications.csv`,
  exportXlsx: `${base}/applications.xlsx`,
  importTemplate: `${base}/experts-template.csv`,
  file: `${base}/files/:id`,
  filePages: `${base}/files/:id/pages`,
  filePage: `${base}/files/:id/pages/:page`,
  assignees: `${base}/assignees`,
  columns: `${base}/application-columns`,
  views: `${base}/list-views`,
  view: `${base}/list-views/:id`,
  today: `${base}/today`,
  audit: `${base}/audit`,
  auditCsv: `${base}/audit.csv`,
  exportPerson: `${base}/person.zip`,
} as const

export const adminFilePath = (id: string) => reviewPaths.file.replace(':id', id)

/** What reviewers do besides moving. */
export const actPaths = {
  duplicate: `${base}/applications/:id/duplicates/:other`,
  previewMerge: `${base}/application-merges/preview`,
  merges: `${base}/application-merges`,
  interviews: `${base}/applications/:id/interviews`,
  previewInterview: `${base}/applications/:id/interviews/preview`,
  assessments: `${base}/applications/:id/assessments`,
} as const
