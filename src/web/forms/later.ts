// Parts of a form that are loaded on first use, as one chunk.
export { FilesUnderWay } from '../uploads/files-under-way.tsx'
export { UploadedFile } from '../uploads/uploaded-file.tsx'
export { CheckedAnswers } from './wizard/checked-answers.tsx'
export { ElsewhereDialog } from './wizard/elsewhere-dialog.tsx'
