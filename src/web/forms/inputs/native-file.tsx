import { FileRow } from '../../ui/file-row/file-row.tsx'
import { detailOf } from '../upload/file-words.ts'
import { type ArrivedFiles, type InputProps, textOf } from './question.ts'

/** Until a script runs, a file that has arrived is named beside the native field, and its id is posted again. */
export function NativeFile({ name, answers, files = {}, t, locale }: InputProps<'file'>) {
  const id = textOf(answers[name])
  if (!id) return null
  const file = files[name]
  return (
    <div className="stack gap-3">
      <input type="hidden" name={name} value={id} />
      {file && <NamedFile file={file} t={t} locale={locale} />}
    </div>
  )
}

type NamedFileProps = Pick<InputProps<'file'>, 't' | 'locale'> & { file: ArrivedFiles[string] }

function NamedFile({ file, t, locale }: NamedFileProps) {
  const detail = detailOf({ at: 'sent', ...file }, t, locale)
  return (
    <>
      <FileRow name={file.name} detail={detail} look="sent" />
      <p className="hint">{t('uploads.replace')}</p>
    </>
  )
}
