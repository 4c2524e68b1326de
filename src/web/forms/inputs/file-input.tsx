import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { FileRow } from '../../ui/file-row/file-row.tsx'
import { fileKey } from '../../uploads/kept-files.ts'
import { UploadField } from '../../uploads/upload-field.tsx'
import { fieldText, type InputProps, type NamedFiles, type Question, textOf } from './question.ts'

/** The input of a file field; the answer is the id of the upload. */
export function FileInput(question: InputProps<'file'>) {
  const { form, name, t, locale, answers, files, alive, isPerhapsSent, onChange, onUnderWay } = question
  const uploadId = textOf(answers[name]) || undefined
  return (
    <div className="stack gap-3">
      <UploadField
        {...fieldText(question)}
        label={labelOf(form, name, t)}
        name={name}
        t={t}
        locale={locale}
        keepAs={fileKey(form.id, name)}
        uploadId={alive ? uploadId : undefined}
        isPerhapsClaimed={isPerhapsSent}
        onChange={(answer) => onChange({ [name]: answer })}
        onUnderWay={(isUnderWay) => onUnderWay?.(name, isUnderWay)}
      />
      {!alive && uploadId && <input type="hidden" name={name} value={uploadId} />}
      {!alive && files?.[name] && <NativeFile file={files[name]} t={t} />}
    </div>
  )
}

type Props = Pick<Question, 't'> & { file: NamedFiles[string] }

/** Before a script runs, names the uploaded file beside the native field, which can replace it. */
export function NativeFile({ file, t }: Props) {
  return (
    <>
      <FileRow {...file} look="sent" />
      <p className="hint">{t('uploads.replace')}</p>
    </>
  )
}
