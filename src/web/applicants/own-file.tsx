import type { Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { fieldText, type InputProps, textOf } from '../forms/inputs/question.ts'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Upload } from '../ui/upload/upload.tsx'
import { sizeText, uploadLabels } from '../uploads/file-words.ts'
import { forgetFiles } from '../uploads/kept-files.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import type { OwnRecord } from './own-record.ts'

export function OwnFile({ record, ...question }: InputProps<'file'> & { record: OwnRecord }) {
  const { form, name, t, locale, answers, onChange, onUnderWay } = question
  const kept = record.files.find(({ field }) => field === name)
  const text = { ...fieldText(question), label: labelOf(form, name, t) }
  if (!kept || answers[name] !== kept.key) {
    const keepAs = deviceKey(record, name)
    return (
      <div className="stack gap-2">
        <UploadField
          {...text}
          name={name}
          t={t}
          locale={locale}
          keepAs={keepAs}
          uploadId={textOf(answers[name]) || undefined}
          onChange={(uploadId) => onChange({ [name]: uploadId })}
          onUnderWay={(isUnderWay) => onUnderWay?.(name, isUnderWay)}
        />
        {kept && (
          <Button
            variant="quiet"
            small
            icon="back"
            onClick={() => {
              void forgetFiles([keepAs])
              onChange({ [name]: kept.key })
            }}
          >
            {t('edit.keepFile')}
          </Button>
        )}
      </div>
    )
  }
  const detail = t('edit.fileKept', { size: sizeText(kept.size, t, locale) })
  return (
    <Field {...text}>
      {(control) => (
        <Upload
          control={control}
          name={name}
          label={text.label}
          accept="application/pdf"
          state={{ status: 'sent', name: kept.name, detail, href: kept.href }}
          labels={uploadLabels(t)}
          onRemove={() => onChange({ [name]: undefined })}
          {...nothingOnItsWay}
        />
      )}
    </Field>
  )
}

/** Chosen and not saved: nothing of it stays on the device. */
export function forgetChosenFiles(form: Form, record: OwnRecord): Promise<void> {
  return forgetFiles(fileFields(form).map((name) => deviceKey(record, name)))
}

/** Others may open their own application on the same device. */
function deviceKey({ id }: OwnRecord, name: string): string {
  return `${id}.${name}`
}

const nothing = () => {}
const nothingOnItsWay = { onChoose: nothing, onCancel: nothing, onTryNow: nothing }
