import { type FormEvent, useEffect, useState } from 'react'
import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import { fieldError } from '../../domain/forms/field-error.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { callApi } from '../api/call-api.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { forgetFiles } from '../uploads/kept-files.ts'
import { UploadField } from '../uploads/upload-field.tsx'
import { letterKey } from './kept-on-device.ts'
import { type ActionProps, useSubmit } from './use-submit.ts'

/** The file is uploaded like those of applications: resumable after a broken connection or a flat battery. */
export function HandInLetter({ locale, ...props }: ActionProps & { locale: Locale }) {
  const { t, matchId } = props
  const { isBusy, errors, trouble, form, refuse, forgive, send } = useSubmit(
    props,
    'letter',
    (body: { letter_of_commitment: string }) =>
      callApi('POST', `${matchPaths.matches}/:id/letter`, { params: { id: matchId }, body }),
    () => void forgetFiles([letterKey(matchId)]),
  )
  const [uploadId, setUploadId] = useState<string>()
  const [isUnderWay, setUnderWay] = useState(false)
  /** The button was pressed while the file was being sent. */
  const [isHeld, setHeld] = useState(false)
  const code = errors.letter_of_commitment

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press that was held is made once, when the file has arrived.
  useEffect(() => {
    if (!isHeld || isUnderWay) return
    setHeld(false)
    if (uploadId) void send({ letter_of_commitment: uploadId })
  }, [isHeld, isUnderWay])

  function handIn(event: FormEvent) {
    event.preventDefault()
    if (isUnderWay) return setHeld(true)
    if (uploadId) return void send({ letter_of_commitment: uploadId })
    refuse({ letter_of_commitment: 'required' })
  }
  return (
    <form ref={form} className="stack gap-5" onSubmit={handIn} noValidate>
      <UploadField
        id={`letter-${matchId}`}
        name="letter_of_commitment"
        label={t('programme.letter')}
        hint={t('programme.letterHint')}
        error={code && fieldError(t, code)}
        t={t}
        locale={locale}
        keepAs={letterKey(matchId)}
        uploadId={uploadId}
        onChange={(id) => {
          setUploadId(id)
          forgive(['letter_of_commitment'])
        }}
        onUnderWay={setUnderWay}
      />
      <ErrorAlert text={trouble} />
      <Button type="submit" variant="go" busy={isBusy || isHeld}>
        {t('programme.handIn')}
      </Button>
    </form>
  )
}
