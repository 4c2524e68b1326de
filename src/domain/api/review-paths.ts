const base = '/api/admin'

export const reviewPaths = {
  applications: `${base}/applications`,
  application: `${base}/applications/:id`,
  neighbours: `${base}/applications/:id/neighbours`,
  notes: `${base}/applications/:id/notes`,
  assignee: `${base}/applications/:id/assignee`,
  link: `${base}/applications/:id/link`,
  tags: `${base}/applications/:id/tags`,
  moves: `${base}/application-moves`,
  previewMoves: `${base}/application-moves/preview`,
  undoMoves: `${base}/application-moves/undo`,
  exportCsv: `${base}/applications.csv`,
  exportXlsx: `${base}/applications.xlsx`,
  importTemplate: `${base}/experts-template.csv`,
  file: `${base}/files/:id`,
  assignees: `${base}/assignees`,
  columns: `${base}/application-columns`,
  today: `${base}/today`,
  audit: `${base}/audit`,
  auditCsv: `${base}/audit.csv`,
  exportPerson: `${base}/person.zip`,
} as const

export const adminFilePath = (id: string) => reviewPaths.file.replace(':id', id)
