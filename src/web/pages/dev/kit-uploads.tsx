import { useState } from 'react'
import { Field } from '../../ui/field/field.tsx'
import { FormSection } from '../../ui/form/form.tsx'
import { Upload, type UploadState } from '../../ui/upload/upload.tsx'
import type { SampleProps } from './sample.ts'

export function SampleUploads({ t, at }: SampleProps) {
  const states: UploadState[] = [
    { status: 'empty' },
    { status: 'sending', name: 'verbena-cv-2024.pdf', detail: t('kitWork.resumeSending'), percent: 36 },
    { status: 'sent', name: 'reference-letter.pdf', detail: t('kitWork.resumeSent'), href: `#${at}` },
    { status: 'refused', name: 'letter.docx', detail: t('forms.not_pdf') },
  ]
  return (
    <FormSection>
      {states.map((state) => (
        <SampleUpload key={state.status} t={t} at={`${at}-${state.status}`} initial={state} />
      ))}
    </FormSection>
  )
}

/** Any chosen file is taken as sent at once, and refused unless it is a PDF. */
function SampleUpload({ t, at, initial }: SampleProps & { initial: UploadState }) {
  const [state, setState] = useState(initial)
  const clear = () => setState({ status: 'empty' })
  return (
    <Field id={`${at}-file`} label={t('kitWork.resume')} hint={t('kitWork.resumeHint')}>
      {(control) => (
        <Upload
          control={control}
          name={`${at}-file`}
          accept="application/pdf"
          state={state}
          labels={{
            choose: t('kit.choosePdf'),
            drop: t('kit.dropPdf'),
            again: t('kit.chooseAnother'),
            progress: t('kit.uploadProgress'),
            view: t('kit.view'),
            cancel: (file) => t('kit.cancelUpload', { file }),
            remove: (file) => t('kit.removeFile', { file }),
          }}
          onChoose={({ name, type }) =>
            setState(
              type === 'application/pdf'
                ? { status: 'sent', name, detail: t('kitWork.resumeSent') }
                : { status: 'refused', name, detail: t('forms.not_pdf') },
            )
          }
          onCancel={clear}
          onRemove={clear}
        />
      )}
    </Field>
  )
}
