import { useRef, useState } from 'react'
import type { ApplicationStatus } from '../../../../domain/applications/application-status.ts'
import { paths } from '../../../../domain/paths.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useUndo } from '../call-state.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../keys.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { sayClock, sayTime } from '../times.ts'
import { MoveDialog } from './move-dialog.tsx'

export function Decision({ application, mayReview }: { application: Reviewed; mayReview: boolean }) {
  const { t, locale, href } = useDesk()
  const undo = useUndo()
  const [to, setTo] = useState<ApplicationStatus>()
  const moves = useRef<HTMLDivElement>(null)
  useFocusBack(to !== undefined, moves)
  const { status, allowed_moves, information_received_at, asked, history, answers } = application
  const held = history.find(({ undo }) => undo !== null)?.undo
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
            <Button small variant="secondary" busy={undo.isPending} onClick={() => undo.mutate(held.token)}>
              {t('desk.undoMove')}
            </Button>
          </div>
        )}
        {mayReview && (
          <div className="desk-moves desk-place" ref={moves} tabIndex={-1}>
            {allowed_moves.map((move) => (
              <Button key={move} small variant={lookOf(move, allowed_moves)} onClick={() => setTo(move)}>
                {t(`desk.move_${move}`)}
              </Button>
            ))}
          </div>
        )}
        {mayHaveExperts(application) && (
          <LinkButton small block variant="secondary" href={href(paths.adminRequestMatch(application.id))}>
            {t('desk.findExperts')}
          </LinkButton>
        )}
        {allowed_moves.length === 0 && <p className="muted">{t('desk.final')}</p>}
      </Box>
      {to && <MoveDialog key={to} application={application} to={to} onClose={() => setTo(undefined)} />}
    </>
  )
}

const searched: readonly ApplicationStatus[] = [
  'eligible',
  'shortlist_sent',
  'expert_selected',
  'active',
  'completed',
]

/** Experts are sought once a request is eligible; the shortlist stays visible afterwards. */
function mayHaveExperts({ kind, status }: Reviewed): boolean {
  return kind === 'hospital' && searched.includes(status)
}

const asides: readonly ApplicationStatus[] = ['info_requested', 'paused']
const ends: readonly ApplicationStatus[] = ['declined', 'no_match']

/** The usual next move stands out. */
function lookOf(move: ApplicationStatus, moves: readonly ApplicationStatus[]) {
  if (move === 'withdrawn') return 'quiet'
  if (ends.includes(move)) return 'danger'
  return move === moves.find((one) => !asides.includes(one)) ? 'primary' : 'secondary'
}
