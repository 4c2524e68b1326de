import { labelOf } from '../../../domain/forms/engine/wording.ts'
import { fileKey } from '../../uploads/kept-files.ts'
import { UploadField } from '../../uploads/upload-field.tsx'
import { NativeFile } from './native-file.tsx'
import { fieldText, type InputProps, textOf } from './question.ts'

/** The one place where a form meets uploads; the answer is what names the file to the server. */
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
