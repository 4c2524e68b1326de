import { FieldGroup } from '../../ui/field/field.tsx'
import { Upload } from '../../ui/upload/upload.tsx'
import { fieldText, type InputProps, textOf } from './question.ts'

/** The one place where a form meets uploads; the answer is what names the file to the server. */
export function FileInput(question: InputProps<'file'>) {
  const { name, t, answers, alive, onChange } = question
  const file = textOf(answers[name])
  return (
    <FieldGroup {...fieldText(question)}>
      {(control) => (
        <Upload
          key={String(alive)} // a file that a draft brings back must not take the focus
          control={{ ...control, id: `${name}-file` }}
          name={name}
          accept="application/pdf,.pdf"
          state={file ? { status: 'sent', name: file, detail: t('forms.attached') } : { status: 'empty' }}
          labels={{
            choose: t('uploads.choose'),
            drop: t('uploads.drop'),
            again: t('uploads.again'),
            progress: t('uploads.progress'),
            view: t('uploads.view'),
            cancel: (one) => t('uploads.cancel', { file: one }),
            remove: (one) => t('uploads.remove', { file: one }),
          }}
          onChoose={(chosen) => onChange({ [name]: chosen.name })}
          onCancel={() => onChange({ [name]: undefined })}
          onRemove={() => onChange({ [name]: undefined })}
        />
      )}
    </FieldGroup>
  )
}
