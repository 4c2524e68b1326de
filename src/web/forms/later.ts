// Parts of every form that are loaded on first use, as one chunk.
export { CheckedAnswers } from './wizard/checked-answers.tsx'
export { ElsewhereDialog } from './wizard/elsewhere-dialog.tsx'
