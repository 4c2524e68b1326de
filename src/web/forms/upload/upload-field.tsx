import { useEffect, useRef } from 'react'
import type { IslandProps } from '../../islands/names.ts'
import { Field, type FieldText } from '../../ui/field/field.tsx'
import { Upload } from '../../ui/upload/upload.tsx'
import type { FileState } from './file-state.ts'
import { shownState } from './file-words.ts'
import { uploadLabels } from './upload-labels.ts'
import { useAddress, useAnnouncement, useOneFile } from './use-one-file.ts'

type UploadFieldProps = IslandProps<
  FieldText & {
    label: string
    name: string
    /** The name under which this device remembers the file, such as 'expert.resume'. */
    keepAs: string
    /** The form's answer so far; the file itself may have come from another device. */
    uploadId?: string | undefined
    /** The form may have been sent with it, and the answer lost. */
    isPerhapsClaimed?: boolean | undefined
    onChange?: (uploadId: string | undefined) => void
    /** Whether a file is on its way, and the answer with it. */
    onUnderWay?: (isUnderWay: boolean) => void
  }
>

/** One PDF. The form's answer is the id of the upload, once the file has arrived and is in order. */
export function UploadField(props: UploadFieldProps) {
  const { name, keepAs, uploadId, isPerhapsClaimed, onChange, onUnderWay, t, locale, ...text } = props
  const found = useOneFile({ keepAs, id: text.id, uploadId, isPerhapsClaimed, onChange })
  const { choose, remove, tryNow } = found
  const file = named(found.file ?? (uploadId === undefined ? undefined : unseen), text.label)
  const said = useAnnouncement(file, t)
  const sentId = file?.at === 'sent' ? file.id : undefined
  const href = useAddress(file?.at === 'sent' ? file.bytes : undefined)
  useUnderWay(file, onUnderWay)
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
          {sentId && <input type="hidden" name={name} value={sentId} />}
          <p className="vh" role="status">
            {said}
          </p>
        </>
      )}
    </Field>
  )
}

/** The form knows of it; the field has yet to find out. */
const unseen: FileState = { at: 'asking', name: '', size: 0 }

/** A file that nobody can name any more goes by the name of its question. */
function named(file: FileState | undefined, label: string): FileState | undefined {
  return file?.name === '' ? { ...file, name: label } : file
}

function useUnderWay(file: FileState | undefined, onUnderWay: UploadFieldProps['onUnderWay']) {
  const isUnderWay = file !== undefined && file.at !== 'sent' && file.at !== 'refused'
  const hear = useRef(onUnderWay)
  hear.current = onUnderWay
  useEffect(() => hear.current?.(isUnderWay), [isUnderWay])
}
