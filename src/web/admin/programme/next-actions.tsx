import { certificatePath } from '../../../domain/api/programme/certificate-paths.ts'
import { isOver, type MatchStatus } from '../../../domain/matching/match-status.ts'
import { capacityIn, isEngaged } from '../../../domain/matching/workload.ts'
import { paths } from '../../../domain/paths.ts'
import { isSettled, reportAuthor, reportKinds } from '../../../domain/programme/reports.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { editPath } from '../content/editor.ts'
import { sayMoment } from '../moment.tsx'
import { ConfirmedForm, type MatchContext, PlainForm } from './match-form.tsx'
import { offersOf } from './offered-actions.ts'

export function NextActions(context: MatchContext) {
  const { t, href, locale, data } = context
  const { status, undoable, held, hospital_id, reports } = data.match
  const settled = reports.filter((report) => isSettled(report.status)).map(({ kind }) => kind)
  const missing = reportKinds.filter((kind) => !settled.includes(kind))
  const hidden = [!undoable && 'undo', missing.length > 0 && 'complete']
  const actions = held ? [] : (offersOf[status] ?? []).filter((action) => !hidden.includes(action))
  const isRequestOpen = isOver(status) && data.match.afterEnd !== 'nothing'
  const isOfBoth = held?.to === 'active' || held?.to === 'completed'
  return (
    <Box id="next" title={t('board.next')}>
      <p>
        {held ? t(`board.held_${held.to}`, { time: sayMoment(held.until, locale) }) : sayWaiting(context)}
      </p>
      <AtLimit {...context} />
      <Refused {...context} />
      {held && isOfBoth && data.mayChange && <PlainForm context={context} action="takeBack" />}
      {undoable && <p>{t('board.undoUntil', { time: sayMoment(undoable, locale) })}</p>}
      {status === 'active' && !held && missing.length > 0 && (
        <p>{t('board.missing', { reports: missing.map((kind) => t(`collaboration.${kind}`)).join(', ') })}</p>
      )}
      {status === 'completed' && <AfterCompletion {...context} />}
      {data.mayChange && actions.length > 0 && (
        <div className="match-acts row">
          {actions.map((action) => (
            <ConfirmedForm key={action} context={context} action={action} />
          ))}
        </div>
      )}
      {data.mayChange && (inWorkspace.includes(status) || isRequestOpen || (held && !isOfBoth)) && (
        <div className="match-acts row">
          <LinkButton small href={href(paths.adminWorkspace(hospital_id))}>
            {t('board.openWorkspace')}
          </LinkButton>
        </div>
      )}
    </Box>
  )
}

function sayWaiting({ t, locale, data }: MatchContext): string {
  const { status, undoable, endHeldUntil: until, afterEnd, gates } = data.match
  if (gates.length > 0 && (status === 'suggested' || status === 'interested')) return t('board.waits_unfit')
  if (!isEnded(status)) return t(`board.waits_${status}`)
  const ended = t(`board.ended_${status}`)
  if (undoable) return ended
  return until
    ? [ended, t('board.endHeld', { time: sayMoment(until, locale) })].join(' ')
    : [ended, t(`board.left_${afterEnd}`)].join(' ')
}

/** In these statuses the next act and its reminders are in the workspace. */
const inWorkspace: readonly MatchStatus[] = ['suggested', 'interested', 'shortlisted']

/** Warns of an expert who has reached the limit of requests without this one. */
function AtLimit({ t, registry, data: { match } }: MatchContext) {
  if (match.load !== 'full' || isOver(match.status) || match.status === 'completed') return null
  const text = t(isEngaged(match.status) ? 'board.overLimitText' : 'board.atLimitText')
  const title = t('workspace.carries', { count: match.carried, most: capacityIn(registry) })
  return <Message tone="warn" title={title} text={text} />
}

/** Shown above the acts, so that coordinators see the refusal before they confirm the choice. */
function Refused({ t, locale, data: { match } }: MatchContext) {
  const { refused_at, answer_reason, status } = match
  if (!refused_at || isOver(status)) return null
  return (
    <Message tone="warn" title={t('board.refusedTitle', { time: sayMoment(refused_at, locale) })}>
      <p className="desk-answer" dir="auto">
        {answer_reason}
      </p>
      <p>{t(status === 'selected' ? 'board.refusedText' : 'board.refusedLaterText')}</p>
    </Message>
  )
}

type Ended = 'declined' | 'lapsed' | 'not_selected' | 'ended_early'

const isEnded = (status: MatchStatus): status is Ended => isOver(status)

function AfterCompletion(context: MatchContext) {
  const { t, href, data } = context
  const { id, story_id, reports } = data.match
  const silent = (['final_report', 'feedback_report'] as const)
    .filter((kind) => reports.find((one) => one.kind === kind)?.answers?.story_consent !== true)
    .map((kind) => t(`board.actor_${reportAuthor[kind]}`))
  const mayWrite = mayDo(signedIn(context).role, 'edit_content')
  return (
    <div className="match-acts row">
      <LinkButton variant="secondary" small href={certificatePath('staff', id)}>
        {t('board.certificate')}
      </LinkButton>
      {story_id && mayWrite && (
        <LinkButton variant="secondary" small href={href(editPath('story', story_id))}>
          {t('board.openStory')}
        </LinkButton>
      )}
      {!story_id && data.mayChange && silent.length > 0 && (
        <p className="hint">{t('board.storyNotAgreed', { sides: silent.join(', ') })}</p>
      )}
      {!story_id && data.mayChange && silent.length === 0 && (
        <PlainForm context={context} action="story">
          <p className="hint">{t('board.storyText')}</p>
        </PlainForm>
      )}
    </div>
  )
}
