import { useCallback, useEffect, useRef, useState } from 'react'
import { useLaterForFiles } from '../forms/use-later.ts'
import type { IslandProps } from '../islands/names.ts'
import { Field, type FieldText } from '../ui/field/field.tsx'
import { FileRow } from '../ui/file-row/file-row.tsx'
import { UploadPlace } from '../ui/upload/upload-place.tsx'
import { placeOf, type UploadState } from '../ui/upload/upload-state.ts'
import { keptFile } from './kept-files.ts'

type UploadFieldProps = IslandProps<
  FieldText & {
    label: string
    name: string
    /** The name under which this device remembers the file, such as 'expert.resume'. */
    keepAs: string
    /** The form's answer so far; the file itself may have come from another device. */
    uploadId?: string | undefined
    /** Whether the form may have been sent with the file, although the response was lost. */
    isPerhapsClaimed?: boolean | undefined
    onChange?: (uploadId: string | undefined) => void
    /** Whether an upload is running, whose answer is still missing. */
    onUnderWay?: (isUnderWay: boolean) => void
  }
>

/** A field for one PDF. The picker is native and always there; the rest is loaded once there is a file. */
export function UploadField(props: UploadFieldProps) {
  const { name, keepAs, uploadId, isPerhapsClaimed, onChange, onUnderWay, t, locale, ...text } = props
  const named = { name, label: text.label }
  const answer = { ...named, t, locale, keepAs, uploadId, isPerhapsClaimed, onChange }
  const [chosen, setChosen] = useState<File>()
  const [status, setStatus] = useState<UploadState['status']>('empty')
  const isKnown = chosen !== undefined || uploadId !== undefined
  const { later, isLate } = useLaterForFiles(useIsKept(keepAs) || isKnown)
  // A file that is refused at once does not replace the picker.
  const isExpected = uploadId !== undefined || (chosen !== undefined && !later)
  const now = status === 'empty' && isExpected ? 'sending' : status
  useUnderWay(now === 'sending' || now === 'waiting', onUnderWay)
  function choose(file: File) {
    onChange?.(undefined)
    setChosen(file)
  }
  useEarlyFile(text.id, choose)
  const hear = useCallback((status: UploadState['status']) => {
    setStatus(status)
    if (status === 'empty') setChosen(undefined)
  }, [])
  return (
    <Field {...text}>
      {(control) => (
        <>
          <details className="hint">
            <summary>{t('uploads.phone')}</summary>
            {t('uploads.phoneText')}
          </details>
          <UploadPlace
            {...named}
            control={control}
            accept="application/pdf"
            shows={placeOf(now)}
            labels={{ choose: t('uploads.choose'), drop: t('uploads.drop') }}
            onChoose={choose}
          >
            {later ? (
              <later.UploadedFile {...answer} control={control} chosen={chosen} onStatus={hear} />
            ) : (
              isKnown && (
                <FileRow
                  name={chosen?.name ?? text.label}
                  detail={t(isLate ? 'uploads.noLineYet' : 'uploads.asking')}
                  look={isLate ? 'waiting' : undefined}
                />
              )
            )}
          </UploadPlace>
        </>
      )}
    </Field>
  )
}

function useIsKept(keepAs: string): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    void keptFile(keepAs).then((file) => setKept(file !== undefined))
  }, [keepAs])
  return isKept
}

function useUnderWay(isUnderWay: boolean, onUnderWay: UploadFieldProps['onUnderWay']) {
  const hear = useRef(onUnderWay)
  hear.current = onUnderWay
  useEffect(() => hear.current?.(isUnderWay), [isUnderWay])
}

/** Picks up a file chosen in the native field before hydration. */
function useEarlyFile(id: string, choose: (file: File) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first drawing finds what came before it
  useEffect(() => {
    const field = document.getElementById(id)
    const early = field instanceof HTMLInputElement ? field.files?.[0] : undefined
    if (early) choose(early)
  }, [])
}
