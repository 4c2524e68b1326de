import { labelOf } from '../../../domain/engine/wording.ts'
import { UploadField } from '../upload/upload-field.tsx'
import { NativeFile } from './native-file.tsx'
import { fieldText, type InputProps } from './question.ts'

/** The one place where a form meets uploads; the answer is what names the file to the server. */
export function FileInput(question: InputProps<'file'>) {
  const { form, name, t, locale, alive, onChange } = question
  return (
    <div className="stack gap-3">
      <UploadField
        {...fieldText(question)}
        label={labelOf(form, name, t)}
        name={name}
        t={t}
        locale={locale}
        keepAs={`${form.id}.${name}`}
        onChange={(uploadId) => onChange({ [name]: uploadId })}
      />
      {!alive && <NativeFile {...question} />}
    </div>
  )
}
