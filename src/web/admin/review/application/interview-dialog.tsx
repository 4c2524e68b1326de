import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { nameOfLocale } from '../../../../domain/messages/locale-name.ts'
import type { NewInterview } from '../../../../domain/review/interview.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { type InterviewFacts, previewInterview, setInterview } from '../acts.ts'
import { Pending, submitting, Trouble, useChange } from '../call-state.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { InterviewFields } from './interview-fields.tsx'
import { InEnglish, MailFields, MailRows } from './move-dialog.tsx'

type Mail = { subject: string; text: string }

type Props = {
  application: Reviewed
  upcoming: InterviewFacts | undefined
  isCancelled: boolean
  onClose: () => void
}

/** Sets, changes or cancels an interview: first the facts, then the mail about them. */
export function InterviewDialog({ application: { id, name }, upcoming, isCancelled, onClose }: Props) {
  const { t, say } = useDesk()
  const [given, setGiven] = useState<NewInterview>()
  const [edited, setEdited] = useState<Mail>()
  const [sends, setSends] = useState(true)
  const interview = isCancelled ? null : given
  const isReady = interview !== undefined
  const preview = useQuery({
    queryKey: ['preview', id, 'interview', interview],
    queryFn: () => previewInterview(id, interview ?? null),
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { stays: true },
  })
  const proposed = preview.data
  const mail = edited ?? proposed
  const { mutate, isPending, error } = useChange(
    (words: Mail | null) =>
      setInterview(id, { seen: upcoming?.id ?? null, interview: interview ?? null, mail: words }),
    () => {
      onClose()
      const what = isCancelled ? 'interviewCancelled' : 'interviewSaved'
      say({ message: t(sends ? `desk.${what}Mail` : `desk.${what}`) })
    },
  )
  const save = () => mail && mutate(sends ? { subject: mail.subject, text: mail.text } : null)
  const title = isCancelled ? 'desk.interviewCancel' : upcoming ? 'desk.interviewChange' : 'desk.interviewSet'
  return (
    <Modal id="interview-dialog" open wide onClose={onClose} title={t(title)} text={name}>
      {!isReady ? (
        <InterviewFields given={upcoming} onSet={setGiven} onCancel={onClose} />
      ) : (
        <form className="stack" onSubmit={submitting(() => !isPending && save())}>
          <Pending query={preview} />
          {proposed && (
            <Checkbox checked={sends} onChange={({ currentTarget }) => setSends(currentTarget.checked)}>
              {t('desk.sendMail', { to: proposed.to, language: nameOfLocale(proposed.locale) })}
            </Checkbox>
          )}
          {proposed && mail && sends && (
            <>
              <InEnglish words={proposed.in_english} />
              <MailFields mail={mail} locale={proposed.locale} hasLink={false} onEdit={setEdited} />
              <MailRows rows={proposed.rows} />
            </>
          )}
          {error && <Trouble error={error} />}
          <FormActs onCancel={onClose}>
            <Button type="submit" busy={isPending} disabled={!proposed}>
              {t(sends ? 'desk.interviewSend' : 'desk.interviewOnly')}
            </Button>
          </FormActs>
        </form>
      )}
    </Modal>
  )
}
