import type { ReactNode } from 'react'
import { certificatePath } from '../../../domain/api/certificate-paths.ts'
import { isOver, type MatchStatus } from '../../../domain/matching/match-status.ts'
import { paths } from '../../../domain/paths.ts'
import { isSettled, reportKinds } from '../../../domain/programme/reports.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { editPath } from '../content/editor.ts'
import { sayMoment } from '../moment.tsx'
import { Ask, ConfirmedForm, type MatchContext, MatchForm } from './match-form.tsx'

/** What it waits for, and what staff can do about it now. */
export function NextActions(context: MatchContext) {
  const { t, locale, data } = context
  const { match, mayChange } = data
  const { status, undoable } = match
  return (
    <Box id="next" title={t('board.next')}>
      <p>{isOver(status) ? t('board.waits_over') : t(`board.waits_${status as Going}`)}</p>
      {undoable && <p>{t('board.undoUntil', { time: sayMoment(undoable, locale) })}</p>}
      {status === 'active' && <Missing {...context} />}
      {status === 'completed' && <Fruits {...context} />}
      {mayChange && offers[status] && <div className="match-acts">{offers[status](context)}</div>}
    </Box>
  )
}

type Going = Exclude<MatchStatus, 'declined' | 'lapsed' | 'not_selected' | 'ended_early'>

const offers: Partial<Record<MatchStatus, (context: MatchContext) => ReactNode>> = {
  selected: (context) => (
    <>
      <ConfirmedForm context={context} action="confirm" look="primary" />
      <Undo context={context} />
      <Explained context={context} action="decline" />
    </>
  ),
  /** Where the hospital said that none suits, or the one whom it had chosen has left. */
  not_selected: (context) => <Undo context={context} />,
  suggested: toShortlist,
  interested: toShortlist,
  confirmed: (context) => <Explained context={context} action="end" />,
  agreement_signed: (context) => (
    <>
      <Begin context={context} />
      <Explained context={context} action="end" />
    </>
  ),
  active: (context) => (
    <>
      {missingOf(context).length === 0 && (
        <ConfirmedForm context={context} action="complete" look="primary" />
      )}
      <Explained context={context} action="hold" />
      <Explained context={context} action="end" />
    </>
  ),
  on_hold: (context) => (
    <>
      <Explained context={context} action="resume" />
      <Explained context={context} action="end" />
    </>
  ),
}

function Undo({ context }: { context: MatchContext }) {
  return context.data.match.undoable && <ConfirmedForm context={context} action="undo" variant="danger" />
}

/** Where experts are asked, and from where the shortlist is sent. */
function toShortlist({ t, href, data: { match } }: MatchContext) {
  return (
    <LinkButton small href={href(paths.adminRequestMatch(match.hospital_id))}>
      {t('board.openWorkspace')}
    </LinkButton>
  )
}

function Explained({
  context,
  action,
}: {
  context: MatchContext
  action: 'decline' | 'hold' | 'resume' | 'end'
}) {
  const { t } = context
  const isGentle = action === 'hold' || action === 'resume'
  return (
    <ConfirmedForm
      context={context}
      action={action}
      variant={isGentle ? 'primary' : 'danger'}
      look={action === 'resume' ? 'primary' : 'quiet'}
    >
      <Ask
        context={context}
        action={action}
        name="reason"
        kind="words"
        label={t('board.reason')}
        hint={t('board.reasonHint')}
      />
    </ConfirmedForm>
  )
}

function Begin({ context }: { context: MatchContext }) {
  const { t, data } = context
  const { starts_on, ends_on } = data.match.suggested
  const asked = { context, action: 'begin', kind: 'day' } as const
  return (
    <ConfirmedForm context={context} action="begin" look="primary">
      <Ask {...asked} name="starts_on" label={t('board.startsOn')} usual={starts_on} />
      <Ask {...asked} name="ends_on" label={t('board.endsOn')} usual={ends_on} />
    </ConfirmedForm>
  )
}

function missingOf({ data }: MatchContext) {
  const settled = data.match.reports.filter(({ status }) => isSettled(status)).map(({ kind }) => kind)
  return reportKinds.filter((kind) => !settled.includes(kind))
}

function Missing(context: MatchContext) {
  const { t } = context
  const missing = missingOf(context).map((kind) => t(`collaboration.${kind}`))
  return missing.length > 0 && <p>{t('board.missing', { reports: missing.join(', ') })}</p>
}

/** What a completed collaboration leaves behind. */
function Fruits(context: MatchContext) {
  const { t, href, data } = context
  const { id, story_id } = data.match
  const mayWrite = mayDo(signedIn(context).role, 'edit_content')
  return (
    <div className="match-acts">
      <LinkButton variant="secondary" small href={certificatePath('staff', id)}>
        {t('board.certificate')}
      </LinkButton>
      {story_id && mayWrite && (
        <LinkButton variant="secondary" small href={href(editPath('story', story_id))}>
          {t('board.openStory')}
        </LinkButton>
      )}
      {!story_id && data.mayChange && (
        <MatchForm context={context} action="story">
          <Button type="submit" name="_action" value="story" variant="secondary" small>
            {t('board.story')}
          </Button>
          <p className="hint">{t('board.storyText')}</p>
        </MatchForm>
      )}
    </div>
  )
}
