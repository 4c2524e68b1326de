import { paths } from '../../../domain/paths.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { sayMoment } from '../moment.tsx'
import { withQuery } from '../with-query.ts'
import { type MatchData, matchActions, openMatch } from './match-actions.ts'
import { History, Promises, Reasons, Sides, Snapshot } from './match-facts.tsx'
import { idOf, type MatchContext, sayMistake } from './match-form.tsx'
import { MatchReports } from './match-reports.tsx'
import { NextActions } from './next-actions.tsx'

export const matchRoute = adminPage<MatchData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  title: ({ t, data: { match } }) => t('board.pair', { hospital: match.hospital, expert: match.expert }),
  description: ({ t }) => t('board.matchDescription'),
  text: ({ t, locale, data: { match } }) =>
    t('board.standing', {
      status: t(`match.status_${match.status}`),
      time: sayMoment(match.moved_at, locale),
    }),
  crumbs: ({ t, href, data: { match } }) => [
    { label: t('board.title'), href: href(paths.adminMatches()) },
    {
      label: t(`match.status_${match.status}`),
      href: withQuery(href(paths.adminMatches()), { stage: match.status }),
    },
  ],
  errors: ({ refused }) => refused?.errors,
  load: openMatch,
  actions: matchActions,
  submit: async () => ({ redirect: paths.adminMatches() }),
  Body: (context) => (
    <>
      <Notices {...context} />
      <div className="desk-sheet">
        <div className="desk-sheet__said">
          <NextActions {...context} />
          <MatchReports {...context} />
          <Promises {...context} />
          <Snapshot {...context} />
        </div>
        <div>
          <Sides {...context} />
          <Reasons {...context} />
          <History {...context} />
        </div>
      </div>
    </>
  ),
})

function Notices(context: MatchContext) {
  const { t, data } = context
  const { result, trouble, refused } = data
  if (trouble) {
    return <Message live tone="danger" title={t('board.refused')} text={t(`board.why_${trouble}`)} />
  }
  if (refused?.action === 'complete') return <Message live tone="danger" title={t('board.refused')} />
  if (refused) {
    const { action, kind, errors } = refused
    const items = Object.entries(errors).map(([name, code]) => ({
      href: `#${idOf(action, name, kind)}`,
      text: sayMistake(context, code),
    }))
    return <ErrorSummary title={t('board.mistakes')} items={items} />
  }
  return result ? <Message live title={t(`board.done_${result}`)} /> : null
}
