import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import type { NewInterview } from '../../../../domain/review/interview.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { type InterviewFacts, previewInterview, setInterview } from '../acts.ts'
import { Pending, submitting, Trouble, useChange } from '../call-state.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFirstField } from '../first-field.ts'
import { FormActs } from '../form-acts.tsx'
import { askedAs, type MoveWords, partOf } from '../kept-moves.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { useKeptWords } from '../kept-words.ts'
import { InterviewFields } from './interview-fields.tsx'
import { sendByKey, useFocusFirst } from './mail-keys.ts'
import { type Mail, ProposedMail } from './proposed-mail.tsx'

type Props = {
  application: Reviewed
  upcoming: InterviewFacts | undefined
  isCancelled: boolean
  onClose: () => void
  /** Called before the dialog closes. */
  onSaved: () => void
}

/** Sets, changes or cancels an interview: first the facts, then the mail about them. */
export function InterviewDialog({
  application: { id, name },
  upcoming,
  isCancelled,
  onClose,
  onSaved,
}: Props) {
  const { t, say } = useDesk()
  const [given, setGiven] = useState<NewInterview>()
  const [isBack, setBack] = useState(false)
  const typed = useKeptWords<Pick<MoveWords, 'interview' | 'mail'>>(
    `interview-${id}-${isCancelled ? 'cancelled' : 'set'}`,
  )
  const [sends, setSends] = useState(true)
  const interview = isCancelled ? null : given
  const isReady = interview !== undefined && !isBack
  const preview = useQuery({
    queryKey: ['preview', id, 'interview', interview],
    queryFn: () => previewInterview(id, interview ?? null),
    enabled: isReady,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { stays: true },
  })
  const proposed = preview.data
  const writtenFor = askedAs(interview)
  const written = typed.words?.mail
  const mail = written?.askedAs === writtenFor ? written : proposed
  const { mutate, isPending, error } = useChange(
    (words: Mail | null) =>
      setInterview(id, { seen: upcoming?.id ?? null, interview: interview ?? null, mail: words }),
    () => {
      typed.forget()
      onSaved()
      onClose()
      const what = isCancelled ? 'interviewCancelled' : 'interviewSaved'
      say({ message: t(sends ? `desk.${what}Mail` : `desk.${what}`) })
    },
  )
  const save = () => mail && mutate(sends ? { subject: mail.subject, text: mail.text } : null)
  const first = useFocusFirst(isReady && proposed !== undefined)
  const title = isCancelled
    ? 'desk.interviewCancel'
    : upcoming
      ? 'desk.interviewChangeTitle'
      : 'desk.interviewSet'
  return (
    <Modal id="interview-dialog" open wide onClose={onClose} title={t(title)} text={name}>
      {!isReady ? (
        <TimeFirst
          kept={partOf(typed, 'interview')}
          given={given ?? (upcoming && { ...upcoming, interviewer: upcoming.interviewer_id })}
          onSet={(interview) => {
            setGiven(interview)
            setBack(false)
          }}
          onCancel={onClose}
        />
      ) : (
        <form
          className="stack"
          ref={first}
          onKeyDown={sendByKey}
          onSubmit={submitting(() => !isPending && save())}
        >
          {isCancelled && <KeptNotice {...typed} />}
          <Pending query={preview} />
          {proposed && (
            <ProposedMail
              proposed={proposed}
              mail={mail}
              sends={sends}
              hasLink={false}
              onSends={setSends}
              onEdit={(mail) => typed.keep({ ...typed.words, mail: { ...mail, askedAs: writtenFor } })}
            />
          )}
          {error && <Trouble error={error} />}
          <FormActs
            onCancel={onClose}
            cancelLabel={t(isCancelled ? 'desk.interviewKeep' : 'desk.cancel')}
            onBack={given && (() => setBack(true))}
          >
            <Button type="submit" busy={isPending} disabled={!proposed}>
              {t(submitLabel(isCancelled, sends))}
            </Button>
          </FormActs>
        </form>
      )}
    </Modal>
  )
}

function submitLabel(isCancelled: boolean, sends: boolean) {
  if (isCancelled) return sends ? 'desk.interviewCancelSend' : 'desk.interviewCancel'
  return sends ? 'desk.interviewSend' : 'desk.interviewOnly'
}

function TimeFirst(props: ComponentProps<typeof InterviewFields>) {
  return (
    <div ref={useFirstField<HTMLDivElement>()}>
      <InterviewFields {...props} />
    </div>
  )
}
