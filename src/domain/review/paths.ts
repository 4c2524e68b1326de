const base = '/api/admin'

/** Where the back office asks about applications. */
export const reviewPaths = {
  applications: `${base}/applications`,
  application: `${base}/applications/:id`,
  neighbours: `${base}/applications/:id/neighbours`,
  notes: `${base}/applications/:id/notes`,
  assignee: `${base}/applications/:id/assignee`,
  tags: `${base}/applications/:id/tags`,
  moves: `${base}/application-moves`,
  previewMoves: `${base}/application-moves/preview`,
  undoMoves: `${base}/application-moves/undo`,
  exportCsv: `${base}/applications.csv`,
  exportXlsx: `${base}/applications.xlsx`,
  file: `${base}/files/:id`,
  today: `${base}/today`,
  audit: `${base}/audit`,
  exportPerson: `${base}/person.zip`,
} as const

export const adminFilePath = (id: string) => reviewPaths.file.replace(':id', id)
