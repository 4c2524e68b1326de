import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../domain/forms/engine/form.ts'
import { fileFields } from '../../domain/forms/engine/inline-file.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import { fieldText, type InputProps, textOf } from '../forms/inputs/question.ts'
import { Button, IconButton, LinkButton } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { FileRow } from '../ui/file-row/file-row.tsx'
import { UploadPlace } from '../ui/upload/upload-place.tsx'
import { sizeText, uploadLabels } from '../uploads/file-words.ts'
import { forgetFiles } from '../uploads/kept-files.ts'
import { ShownFile } from '../uploads/shown-file.tsx'
import { UploadField } from '../uploads/upload-field.tsx'
import { viewFile } from '../uploads/view-file.ts'
import type { OwnRecord } from './own-record.ts'

export function OwnFile({ record, ...question }: InputProps<'file'> & { record: OwnRecord }) {
  const { form, name, t, locale, answers, onChange, onUnderWay } = question
  const kept = record.files.find(({ field }) => field === name)
  const isKept = kept !== undefined && answers[name] === kept.key
  const place = useFocusAfterChange(isKept)
  if (isKept) {
    return (
      <div ref={place}>
        <KeptFile {...question} kept={kept} />
      </div>
    )
  }
  const text = { ...fieldText(question), label: labelOf(form, name, t) }
  const keepAs = deviceKey(record, name)
  return (
    <div className="stack gap-2" ref={place}>
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
            onUnderWay?.(name, false)
          }}
        >
          {t('edit.keepFile')}
          <span className="vh"> {text.label}</span>
        </Button>
      )}
    </div>
  )
}

/** The pressed button disappears with the file: moves the focus to the first control of its replacement. */
function useFocusAfterChange(isKept: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(isKept)
  useEffect(() => {
    if (before.current === isKept) return
    before.current = isKept
    const hasLostFocus = document.activeElement === document.body
    if (hasLostFocus) place.current?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus()
  }, [isKept])
  return place
}

type KeptFileProps = InputProps<'file'> & { kept: OwnRecord['files'][number] }

/** A file that was sent, which its owner can read in the page. */
function KeptFile({ kept, ...question }: KeptFileProps) {
  const { form, name, t, locale, onChange } = question
  const [isShown, setShown] = useState(false)
  const label = labelOf(form, name, t)
  return (
    <Field {...fieldText(question)} label={label}>
      {(control) => (
        <UploadPlace
          control={control}
          name={name}
          label={label}
          accept="application/pdf"
          shows="row"
          labels={uploadLabels(t)}
          onChoose={nothing}
        >
          <FileRow
            name={kept.name}
            detail={t('edit.fileKept', { size: sizeText(kept.size, t, locale) })}
            look="sent"
          >
            <Button variant="quiet" small aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {t(isShown ? 'filePages.hide' : 'filePages.view')}
              <span className="vh"> {label}</span>
            </Button>
            <LinkButton variant="quiet" small href={kept.href}>
              {t('filePages.download')}
              <span className="vh"> {label}</span>
            </LinkButton>
            <IconButton
              icon="trash"
              label={t('uploads.remove', { file: label })}
              onClick={() => onChange({ [name]: undefined })}
            />
          </FileRow>
          {isShown && <ShownFile id={kept.key} label={label} t={t} view={() => viewFile(kept.href)} />}
        </UploadPlace>
      )}
    </Field>
  )
}

/** Deletes files that were chosen and not saved from the device. */
export function forgetChosenFiles(form: Form, record: OwnRecord): Promise<void> {
  return forgetFiles(fileFields(form).map((name) => deviceKey(record, name)))
}

/** The name of a file on the device, by application, since others may use the device. */
function deviceKey({ id }: OwnRecord, name: string): string {
  return `${id}.${name}`
}

const nothing = () => {}
