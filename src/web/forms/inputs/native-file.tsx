import { FileRow } from '../../ui/file-row/file-row.tsx'
import type { NamedFiles, Question } from './question.ts'

type Props = Pick<Question, 't'> & { file: NamedFiles[string] }

/** Until a script runs, a file that has arrived is named beside the native field, which is there for another. */
export function NativeFile({ file, t }: Props) {
  return (
    <>
      <FileRow {...file} look="sent" />
      <p className="hint">{t('uploads.replace')}</p>
    </>
  )
}
