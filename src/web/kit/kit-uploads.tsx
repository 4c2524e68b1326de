import type { IslandProps } from '../islands/names.ts'
import { Field } from '../ui/field/field.tsx'
import { FormSection } from '../ui/form/form.tsx'
import { Upload } from '../ui/upload/upload.tsx'
import type { FileState } from '../uploads/file-state.ts'
import { shownState } from '../uploads/file-words.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { uploadLabels } from '../uploads/upload-labels.ts'
import type { SampleProps } from './sample.ts'

const resume = { name: 'verbena-cv-2024.pdf', size: 3_565_158 }
const sent = 1_258_291

const stills: FileState[] = [
  { ...resume, at: 'asking' },
  { ...resume, at: 'sending', sent, secondsLeft: 17 },
  { ...resume, at: 'waiting', arrived: sent, for: 'line' },
  { ...resume, at: 'checking' },
  { name: 'reference-letter.pdf', size: 245_760, at: 'sent', id: '' },
  { name: 'letter.docx', size: 18_432, at: 'refused', why: 'forms.not_pdf' },
]

/** One field alive, which really sends, and every state of others at rest. */
export function SampleUploads({ t, at, locale }: IslandProps<SampleProps>) {
  const text = { label: t('kitWork.resume'), hint: t('kitWork.resumeHint') }
  return (
    <FormSection>
      <UploadField
        {...text}
        id={`${at}-resume`}
        name={`${at}-resume`}
        keepAs={`kit.${at}`}
        t={t}
        locale={locale}
      />
      {stills.map((file) => (
        <Field key={file.at} {...text} id={`${at}-${file.at}`}>
          {(control) => (
            <Upload
              control={control}
              name={control.id}
              label={text.label}
              accept="application/pdf"
              state={shownState(file, t, locale, `#${at}`)}
              labels={uploadLabels(t)}
              onChoose={rest}
              onCancel={rest}
              onRemove={rest}
              onTryNow={rest}
            />
          )}
        </Field>
      ))}
    </FormSection>
  )
}

const rest = () => {}
