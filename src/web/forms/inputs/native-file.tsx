import { FileRow } from '../../ui/file-row/file-row.tsx'
import { detailOf } from '../upload/file-words.ts'
import type { ArrivedFiles, Question } from './question.ts'

type Props = Pick<Question, 't' | 'locale'> & { file: ArrivedFiles[string] }

/** Until a script runs, a file that has arrived is named beside the native field, which is there for another. */
export function NativeFile({ file, t, locale }: Props) {
  return (
    <>
      <FileRow name={file.name} detail={detailOf({ at: 'sent', ...file }, t, locale)} look="sent" />
      <p className="hint">{t('uploads.replace')}</p>
    </>
  )
}
