import { useEffect, useRef } from 'react'
import type { IslandProps } from '../../islands/names.ts'
import { Field, type FieldText } from '../../ui/field/field.tsx'
import { Upload } from '../../ui/upload/upload.tsx'
import { shownState } from './file-words.ts'
import { uploadLabels } from './upload-labels.ts'
import { useAddress, useAnnouncement, useOneFile } from './use-one-file.ts'

type UploadFieldProps = IslandProps<
  FieldText & {
    label: string
    name: string
    /** The name under which this device remembers the file, such as 'expert.resume'. */
    keepAs: string
    onChange?: (uploadId: string | undefined) => void
  }
>

/** One PDF. The form's answer is the id of the upload, once the file has arrived and is in order. */
export function UploadField({ name, keepAs, onChange, t, locale, ...text }: UploadFieldProps) {
  const { file, choose, remove, tryNow } = useOneFile(keepAs, text.id)
  const said = useAnnouncement(file, t)
  const uploadId = file?.at === 'sent' ? file.id : undefined
  const href = useAddress(file?.at === 'sent' ? file.bytes : undefined)
  useTold(uploadId, onChange)
  return (
    <Field {...text}>
      {(control) => (
        <>
          <Upload
            control={control}
            name={name}
            label={text.label}
            accept="application/pdf"
            state={shownState(file, t, locale, href)}
            labels={uploadLabels(t)}
            onChoose={choose}
            onCancel={remove}
            onRemove={remove}
            onTryNow={tryNow}
          />
          {uploadId && <input type="hidden" name={name} value={uploadId} />}
          <p className="vh" role="status">
            {said}
          </p>
        </>
      )}
    </Field>
  )
}

/** Tells the form of each new id, and of none any more; not of the first nothing. */
function useTold(uploadId: string | undefined, onChange: UploadFieldProps['onChange']) {
  const told = useRef(uploadId)
  useEffect(() => {
    if (told.current === uploadId) return
    told.current = uploadId
    onChange?.(uploadId)
  }, [uploadId, onChange])
}
