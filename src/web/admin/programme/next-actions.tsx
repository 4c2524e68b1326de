import { certificatePath } from '../../../domain/api/certificate-paths.ts'
import { isOver, type MatchStatus } from '../../../domain/matching/match-status.ts'
import { paths } from '../../../domain/paths.ts'
import { isSettled, reportKinds } from '../../../domain/programme/reports.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { editPath } from '../content/editor.ts'
import { sayMoment } from '../moment.tsx'
import { type ConfirmedAction, ConfirmedForm, type MatchContext, PlainForm } from './match-form.tsx'

export function NextActions(context: MatchContext) {
  const { t, href, locale, data } = context
  const { status, undoable, hospital_id, reports } = data.match
  const settled = reports.filter((report) => isSettled(report.status)).map(({ kind }) => kind)
  const missing = reportKinds.filter((kind) => !settled.includes(kind))
  const hidden = [!undoable && 'undo', missing.length > 0 && 'complete']
  const actions = (offers[status] ?? []).filter((action) => !hidden.includes(action))
  return (
    <Box id="next" title={t('board.next')}>
      <p>{isOver(status) ? t('board.waits_over') : t(`board.waits_${status as Going}`)}</p>
      {undoable && <p>{t('board.undoUntil', { time: sayMoment(undoable, locale) })}</p>}
      {status === 'active' && missing.length > 0 && (
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
      {data.mayChange && (status === 'suggested' || status === 'interested') && (
        <div className="match-acts row">
          <LinkButton small href={href(paths.adminRequestMatch(hospital_id))}>
            {t('board.openWorkspace')}
          </LinkButton>
        </div>
      )}
    </Box>
  )
}

type Going = Exclude<MatchStatus, 'declined' | 'lapsed' | 'not_selected' | 'ended_early'>

const offers: Partial<Record<MatchStatus, readonly ConfirmedAction[]>> = {
  selected: ['confirm', 'undo', 'decline'],
  // The hospital refused all experts, or the chosen expert has left.
  not_selected: ['undo'],
  confirmed: ['end'],
  agreement_signed: ['begin', 'end'],
  active: ['complete', 'hold', 'end'],
  on_hold: ['resume', 'end'],
}

function AfterCompletion(context: MatchContext) {
  const { t, href, data } = context
  const { id, story_id } = data.match
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
      {!story_id && data.mayChange && (
        <PlainForm context={context} action="story">
          <p className="hint">{t('board.storyText')}</p>
        </PlainForm>
      )}
    </div>
  )
}
