import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApplicationStatus } from '../../../domain/applications/application-status.ts'
import { isolated } from '../../../domain/messages/joined.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import type { Decline } from '../../../domain/review/decline-reasons.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Modal } from '../../ui/modal/modal.tsx'
import { DeclineFields } from './application/decline-fields.tsx'
import { Pending, Trouble, useMove } from './call-state.tsx'
import { type ApplicationRow, type MovePreview, previewMoves } from './calls.ts'
import { useDesk } from './desk-context.ts'
import { FormActs } from './form-acts.tsx'
import type { DeclineDraft } from './kept-moves.ts'
import { useKeptWords } from './kept-words.ts'
import { sayTime } from './times.ts'
import { MailText, MailTexts, Notices } from './together-mails.tsx'
import { isOvertaken, TogetherResult } from './together-result.tsx'

type Props = {
  rows: readonly ApplicationRow[]
  to: ApplicationStatus
  onClose: () => void
  onDone: () => void
}

/** A decline begins with its reason, which counts for all. */
export function TogetherDialog(props: Props) {
  const { t } = useDesk()
  const [decline, setDecline] = useState<Decline>()
  const [isBack, setBack] = useState(false)
  const [isSilent, setSilent] = useState(false)
  const kept = useKeptWords<DeclineDraft>('together-declined')
  const { rows, to, onClose } = props
  const [first] = rows
  if (to !== 'declined' || (decline && !isBack) || !first) {
    const onBack = decline && (() => setBack(true))
    return <PreviewDialog {...props} {...{ decline, isSilent, setSilent, onBack }} onMoved={kept.forget} />
  }
  const title = t('desk.together', { status: t(`desk.status_${to}`) })
  return (
    <Modal id="decline-together" open wide onClose={onClose} title={title} text={t('desk.declineAll')}>
      <DeclineFields
        kind={first.kind}
        given={decline}
        kept={kept}
        label={t('desk.next')}
        onDecline={(given) => {
          setDecline(given)
          setBack(false)
        }}
        onCancel={onClose}
      />
    </Modal>
  )
}

type PreviewProps = Props & {
  decline: Decline | undefined
  isSilent: boolean
  setSilent: (isSilent: boolean) => void
  /** Returns to the reason; undefined if the move needs none. */
  onBack: (() => void) | undefined
  onMoved: () => void
}

/** Previews the move of each application; stays open if a colleague moved one first. */
function PreviewDialog(props: PreviewProps) {
  const { rows, to, decline, isSilent, setSilent, onBack, onClose, onDone, onMoved } = props
  const { t, locale, holdMinutes } = useDesk()
  const ids = rows.map(({ id }) => id)
  const status = t(`desk.status_${to}`)
  const preview = useQuery({
    queryKey: ['preview', to, ids, decline],
    queryFn: () => previewMoves({ ids, to, decline }),
    gcTime: 0,
  })
  const { data } = preview
  const [tried, setTried] = useState<readonly MovePreview[]>([])
  const moving = data?.moves.filter(({ code, version }) => code === null && version !== null) ?? []
  const withMail = moving.filter(({ mail }) => mail)
  const texts = (isSilent ? 0 : withMail.length) + moving.flatMap(({ notices }) => notices).length
  const endsAny = moving.some(({ ends }) => ends.length > 0)
  const move = useMove(({ moved, refused }) => {
    onMoved()
    const [count, rest] = [moved.length, refused.length]
    if (rest > 0) return t('desk.movedSome', { status, count, rest })
    onClose()
    onDone()
    return t('desk.movedTogether', { status, count })
  })
  const movedIds = move.data?.moved.map(({ id }) => id) ?? []
  const close = () => {
    onClose()
    if (movedIds.length > 0) onDone()
  }
  const nameOf = ({ id, reference }: MovePreview) => rows.find((row) => row.id === id)?.name || reference
  return (
    <Modal
      id="together"
      open
      wide
      onClose={close}
      title={t('desk.together', { status })}
      text={t('desk.togetherText')}
    >
      <Pending query={preview} />
      {data && (move.data || isOvertaken(move.error)) && (
        <TogetherResult {...{ tried, movedIds, status, nameOf }} now={data.moves} />
      )}
      {data && (
        <MailTexts count={texts}>
          {(isOpen) => (
            <ul className="desk-previews">
              {data.moves
                .filter(({ id }) => !movedIds.includes(id))
                .map((preview) => (
                  <li key={preview.id}>
                    <strong>{nameOf(preview)}</strong>
                    <span className="muted">{sayPreview(preview)}</span>
                    {!isSilent && <MailText mail={preview.mail} isOpen={isOpen} />}
                    <Notices move={preview} isOpen={isOpen} />
                  </li>
                ))}
            </ul>
          )}
        </MailTexts>
      )}
      {withMail.length > 0 && (
        <div>
          <Checkbox
            checked={isSilent}
            aria-describedby="without-mail"
            onChange={({ currentTarget }) => setSilent(currentTarget.checked)}
          >
            {t('desk.withoutMail')}
          </Checkbox>
          <p className="hint" id="without-mail">
            {isSilent
              ? [t('desk.withoutMailHint'), endsAny && t('desk.withoutMailEnds')].filter(Boolean).join(' ')
              : t('desk.togetherHeld', { count: holdMinutes })}
          </p>
        </div>
      )}
      {move.error && !isOvertaken(move.error) && <Trouble error={move.error} />}
      <FormActs
        onCancel={close}
        cancelLabel={t(movedIds.length > 0 ? 'desk.close' : 'desk.cancel')}
        onBack={movedIds.length === 0 ? onBack : undefined}
      >
        {moving.length > 0 && (
          <Button busy={move.isPending} onClick={tryMoving}>
            {t('desk.moveTogether', { count: moving.length })}
          </Button>
        )}
      </FormActs>
    </Modal>
  )

  function tryMoving() {
    setTried(moving)
    const applications = moving.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]))
    move.mutate({ applications, to, decline, ...(isSilent && { mail: null }) })
  }

  function sayPreview({ from, code, mail, ends, cancels_interview }: MovePreview): string {
    if (code === 'other_region') return t('desk.why_other_region')
    if (from === null) return t('desk.why_not_found')
    const status = t(`desk.status_${from}`)
    if (code !== null) return t('desk.staysAs', { status })
    const moves = t('desk.willMove', {
      status,
      mail:
        mail && !isSilent
          ? t('desk.mailGoes', { language: nameOfLocale(mail.locale), subject: isolated(mail.subject) })
          : t('desk.mailNone'),
    })
    const cancels = cancels_interview
      ? ` ${t('desk.cancelsInterview', { time: sayTime(cancels_interview.starts_at, locale) })}.`
      : ''
    if (ends.length === 0) return `${moves}${cancels}`
    const others = ends
      .map(({ name, reference }) =>
        reference === null ? t('desk.hospitalOutside') : `${name} (${reference})`,
      )
      .join('; ')
    return `${moves}${cancels} ${t('desk.endsWith', { count: ends.length, others })}`
  }
}
