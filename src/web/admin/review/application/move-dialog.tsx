import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import type { Decline } from '../../../../domain/review/decline-reasons.ts'
import type { NewInterview } from '../../../../domain/review/interview.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Pending, submitting, useMove } from '../call-state.tsx'
import { previewMoves, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { askedAs, useMoveWords } from '../kept-moves.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { sayClock } from '../times.ts'
import type { Asked } from './asked-fields.tsx'
import { BeforeMail } from './before-mail.tsx'
import { CancelledInterview, Ending } from './ending.tsx'
import { sendByKey, useFocusFirst } from './mail-keys.ts'
import { NotMoved } from './not-moved.tsx'
import { ProposedMail } from './proposed-mail.tsx'

type Props = {
  application: Reviewed
  to: ApplicationStatus
  onClose: () => void
  /** Called before the dialog closes, if the application has moved. */
  onMoved?: () => void
}

/** Previews a move and its mail. A refusal, closing and leaving keep what was typed. */
export function MoveDialog({ application, to, onClose, onMoved }: Props) {
  const { t, locale, holdMinutes } = useDesk()
  const { id, version, name } = application
  const [asked, setAsked] = useState<Asked>()
  const [decline, setDecline] = useState<Decline>()
  // Null means that a time is agreed on later.
  const [interview, setInterview] = useState<NewInterview | null>()
  const [isBack, setBack] = useState(false)
  const typed = useMoveWords(id, to)
  const { mail: written, sends = true, ...asking } = typed.words ?? {}
  const mustAsk =
    isBack ||
    (to === 'info_requested' && !asked) ||
    (to === 'declined' && !decline) ||
    (to === 'interview' && interview === undefined)
  const hasGiven = asked !== undefined || decline !== undefined || interview !== undefined
  const facts = { ...(asked && { asked }), ...(decline && { decline }), ...(interview && { interview }) }
  const writtenFor = askedAs(asked ?? decline ?? interview)
  const edited = written && ['', writtenFor].includes(written.askedAs) ? written : undefined
  const preview = useQuery({
    queryKey: ['preview', id, to, facts],
    queryFn: () => previewMoves({ ids: [id], to, ...facts }),
    enabled: !mustAsk,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { stays: true },
  })
  const proposed = preview.data?.moves[0]?.mail ?? undefined
  const mail = edited ?? proposed
  const isReady = preview.data !== undefined
  const { mutate, isPending, error } = useMove(({ undo: { until } }) => {
    typed.forget()
    onMoved?.()
    onClose()
    const status = t(`desk.status_${to}`)
    return mail && sends
      ? t('desk.movedMail', { status, time: sayClock(until, locale) })
      : t('desk.moved', { status })
  })
  // A colleague was faster: the record below is refreshed, and this move is no longer one of its moves.
  const isOver = error !== null && !application.allowed_moves.includes(to)
  const move = () =>
    mutate({
      applications: [{ id, version }],
      to,
      ...facts,
      ...(mail && { mail: sends ? { subject: mail.subject, text: mail.text } : null }),
    })
  const andGoOn =
    <Given,>(set: (given: Given) => void) =>
    (given: Given) => {
      set(given)
      setBack(false)
    }
  const first = useFocusFirst(isReady && !mustAsk)
  return (
    <Modal id="move" open onClose={onClose} wide title={t(`desk.move_${to}`)} text={name}>
      {mustAsk ? (
        <BeforeMail
          application={application}
          to={to}
          kept={typed}
          given={{ fields: asking.fields ?? [], note: asking.note ?? '' }}
          onType={(given) => typed.keep({ ...typed.words, ...given })}
          decline={decline}
          interview={interview}
          onAsk={andGoOn(setAsked)}
          onDecline={andGoOn(setDecline)}
          onSet={andGoOn(setInterview)}
          onCancel={onClose}
        />
      ) : (
        <form
          className="stack"
          ref={first}
          onKeyDown={sendByKey}
          onSubmit={submitting(() => isReady && !isPending && !isOver && move())}
        >
          {isReady && !asked && <KeptNotice {...typed} />}
          <Pending query={preview} />
          <Ending move={preview.data?.moves[0]} />
          <CancelledInterview move={preview.data?.moves[0]} hasMail={mail !== undefined && sends} />
          {preview.data && !proposed && <p>{t('desk.noMail')}</p>}
          {proposed && (
            <ProposedMail
              proposed={proposed}
              mail={mail}
              sends={sends}
              hasLink={asked !== undefined}
              onSends={(sends) => {
                const { sends: _, ...words } = typed.words ?? {}
                typed.keep({ ...words, ...(!sends && { sends }) })
              }}
              onEdit={(mail) => typed.keep({ ...typed.words, mail: { ...mail, askedAs: writtenFor } })}
            />
          )}
          {error && <NotMoved {...{ application, to, isOver, error }} before={preview.data?.moves[0]} />}
          <FormActs
            onCancel={onClose}
            cancelLabel={t(isOver ? 'desk.close' : 'desk.cancel')}
            onBack={!isOver && hasGiven ? () => setBack(true) : undefined}
          >
            {!isOver && (
              <Button type="submit" busy={isPending} disabled={!isReady}>
                {!mail || !sends
                  ? t('desk.moveOnly')
                  : t(holdMinutes > 0 ? 'desk.moveAndSend' : 'desk.moveAndSendNow', { count: holdMinutes })}
              </Button>
            )}
          </FormActs>
        </form>
      )}
    </Modal>
  )
}
