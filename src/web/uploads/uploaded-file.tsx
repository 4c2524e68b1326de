import { useEffect } from 'react'
import type { IslandProps } from '../islands/names.ts'
import type { ControlProps } from '../ui/field/field.tsx'
import { UploadRow } from '../ui/upload/upload-row.tsx'
import type { FileState } from './file-state.ts'
import { shownState, uploadLabels } from './file-words.ts'
import { reportRefused } from './refused-files.ts'
import { reportUnderWay } from './under-way.ts'
import { type Answering, useAddress, useAnnouncement, useOneFile } from './use-one-file.ts'

type UploadedFileProps = IslandProps<Answering & { control: ControlProps; name: string; label: string }>

/** The state of the file of a field. The form's answer is the id of the upload, once the file is accepted. */
export function UploadedFile({ control, name, label, t, locale, ...answering }: UploadedFileProps) {
  const { file: found, remove, tryNow } = useOneFile(answering)
  useRefusal(name, found)
  const said = useAnnouncement(named(found, label), t)
  const file = named(found ?? (answering.uploadId === undefined ? undefined : unseen), label)
  useReport(name, file, tryNow)
  const sentId = file?.at === 'sent' ? file.id : undefined
  const href = useAddress(file?.at === 'sent' ? file.bytes : undefined)
  const state = shownState(file, t, locale, href)
  return (
    <>
      {state.status !== 'empty' && (
        <UploadRow
          control={control}
          state={state}
          labels={uploadLabels(t)}
          onCancel={remove}
          onRemove={remove}
          onTryNow={tryNow}
        />
      )}
      {sentId && <input type="hidden" name={name} value={sentId} />}
      <p className="vh" role="status">
        {said}
      </p>
    </>
  )
}

/** Reports progress to the button that waits for the file, perhaps on another step. */
function useReport(name: string, file: FileState | undefined, tryNow: () => void): void {
  useEffect(() => {
    const isOnItsWay = file && file.at !== 'sent' && file.at !== 'refused'
    reportUnderWay(name, isOnItsWay ? { file, tryNow } : undefined)
  })
  useEffect(() => () => reportUnderWay(name, undefined), [name])
}

/** Reports a refusal until another file is chosen, or the question is gone. */
function useRefusal(name: string, found: FileState | undefined): void {
  const why = found?.at === 'refused' ? found.why : undefined
  const file = found?.name ?? ''
  useEffect(() => {
    reportRefused(name, why && { file, why })
    return () => reportRefused(name, undefined)
  }, [name, file, why])
}

/** The state of a file that only the form's answer names: the field asks the server. */
const unseen: FileState = { at: 'asking', name: '', size: 0 }

/** A file without a name is labelled by its question. */
function named(file: FileState | undefined, label: string): FileState | undefined {
  return file?.name === '' ? { ...file, name: label } : file
}
