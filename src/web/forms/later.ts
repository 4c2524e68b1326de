// What no form needs before somebody fills it in, fetched as one file by `useLater`.
export { UploadedFile } from '../uploads/uploaded-file.tsx'
export { ElsewhereDialog } from './wizard/elsewhere-dialog.tsx'
