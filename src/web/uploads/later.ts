// What sends files, loaded on the first use of a form that asks for some.
export { FilesUnderWay } from './files-under-way.tsx'
export { UploadedFile } from './uploaded-file.tsx'
