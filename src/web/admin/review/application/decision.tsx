import { useRef, useState } from 'react'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import { isDue } from '../../../../domain/programme/request-acts.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { placeOfAct } from '../../programme/place-of-act.ts'
import { useUndo } from '../call-state.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack, useKeys } from '../keys.tsx'
import { useOwnKeys } from '../own-keys.ts'
import { StatusBadge } from '../status-badge.tsx'
import { sayClock, sayTime } from '../times.ts'
import { MoveDialog } from './move-dialog.tsx'
import { keysOfMoves, shortcutOf } from './move-keys.ts'

export function Decision({ application, mayReview }: { application: Reviewed; mayReview: boolean }) {
  const { t, locale, href } = useDesk()
  const undo = useUndo()
  const [to, setTo] = useState<ApplicationStatus>()
  const moves = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLElement>(null)
  useFocusBack(to !== undefined, back)
  const own = useOwnKeys()
  const { status, information_received_at, asked, history, answers, next_act: next } = application
  // Another search begins in the workspace, which shows its mail.
  const allowed_moves =
    next?.act === 'find_another'
      ? application.allowed_moves.filter((move) => move !== 'eligible')
      : application.allowed_moves
  const isNextDue = next !== null && isDue(next.act)
  const held = history.find(({ undo }) => undo !== null)?.undo
  // Undoes this move only, not others of the same batch.
  const takeBack = () => {
    // The button disappears after success: move the focus first.
    moves.current?.focus({ preventScroll: true })
    if (held) undo.mutate({ token: held.token, id: application.id })
  }
  useKeys(mayReview ? { ...keysOfMoves(allowed_moves, setTo), ...(held && { take_back: takeBack }) } : {})
  const label = (field: string) => answers.find(({ name }) => name === field)?.label ?? field
  const fields = asked?.fields.map(label).join(', ') ?? ''
  return (
    <>
      <Box id="decision" title={t('desk.decision')} aside={<StatusBadge status={status} />}>
        {information_received_at && (
          <p>{t('desk.informationReceived', { time: sayTime(information_received_at, locale) })}</p>
        )}
        {asked && <p>{t('desk.asked', { time: sayTime(asked.asked_at, locale), fields })}</p>}
        {mayReview && held && (
          <div className="desk-held stack gap-2">
            <p>{t('desk.held', { time: sayClock(held.until, locale) })}</p>
            <Button small variant="secondary" busy={undo.isPending} onClick={takeBack}>
              {t('desk.undoMove')}
            </Button>
          </div>
        )}
        {next && (
          <LinkButton
            small
            block
            variant={isNextDue ? 'primary' : 'secondary'}
            href={href(placeOfAct(application.id, { act: next.act, matchId: next.match_id }))}
          >
            {t(`desk.act_${next.act}`)}
          </LinkButton>
        )}
        {mayReview && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of buttons
          <div
            className="desk-moves desk-place"
            ref={moves}
            tabIndex={-1}
            role="group"
            aria-label={t('desk.decisionFrom', { status: t(`desk.status_${status}`) })}
          >
            {allowed_moves.map((move) => (
              <Button
                key={move}
                small
                variant={lookOf(move, isNextDue ? [] : allowed_moves)}
                onClick={({ currentTarget }) => {
                  back.current = currentTarget
                  setTo(move)
                }}
                aria-keyshortcuts={own.on ? shortcutOf(own, move) : undefined}
              >
                {t(`desk.move_${move}`)}
              </Button>
            ))}
          </div>
        )}
        {allowed_moves.length === 0 && <p className="muted">{t('desk.final')}</p>}
      </Box>
      {to && (
        <MoveDialog
          key={to}
          application={application}
          to={to}
          onMoved={() => {
            back.current = moves.current
          }}
          onClose={() => setTo(undefined)}
        />
      )}
    </>
  )
}

const asides: readonly ApplicationStatus[] = ['info_requested', 'paused']
const ends: readonly ApplicationStatus[] = ['declined', 'no_match']

/** The look of a move: the usual next one is emphasised, if nothing else is. */
function lookOf(move: ApplicationStatus, moves: readonly ApplicationStatus[]) {
  if (move === 'withdrawn') return 'quiet'
  if (ends.includes(move)) return 'danger'
  return move === moves.find((one) => !asides.includes(one)) ? 'primary' : 'secondary'
}
