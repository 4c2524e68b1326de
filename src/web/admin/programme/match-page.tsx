import { paths } from '../../../domain/paths.ts'
import { adminRoute, type Page } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { AdminFrame } from '../admin-frame.tsx'
import { sayMoment } from '../moment.tsx'
import { withQuery } from '../with-query.ts'
import { type MatchData, matchActions, openMatch } from './match-actions.ts'
import { History, Promises, Reasons, Sides, Snapshot } from './match-facts.tsx'
import { idOf, type MatchContext, sayMistake } from './match-form.tsx'
import { MatchReports } from './match-reports.tsx'
import { NextActions } from './next-actions.tsx'

const matchPage: Page<MatchData> = {
  title: (context) => pageTitle(context.t, titleOf(context), context.data.refused?.errors),
  description: ({ t }) => t('board.matchDescription'),
  Body: (context) => {
    const { t, href, locale, data } = context
    const { status, moved_at } = data.match
    const word = t(`match.status_${status}`)
    return (
      <AdminFrame
        {...context}
        title={titleOf(context)}
        text={t('board.standing', { status: word, time: sayMoment(moved_at, locale) })}
        crumbs={[
          { label: t('board.title'), href: href(paths.adminMatches()) },
          { label: word, href: withQuery(href(paths.adminMatches()), { stage: status }) },
        ]}
      >
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
      </AdminFrame>
    )
  },
}

export const matchRoute = adminRoute<MatchData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  page: matchPage,
  load: openMatch,
  actions: matchActions,
  submit: async () => ({ redirect: paths.adminMatches() }),
})

const titleOf = ({ t, data: { match } }: MatchContext) =>
  t('board.pair', { hospital: match.hospital, expert: match.expert })

function Notices(context: MatchContext) {
  const { t, data } = context
  const { result, trouble, refused } = data
  if (trouble) {
    return (
      <Message live tone="danger" title={t('board.refused')}>
        <p>{t(`board.why_${trouble}`)}</p>
      </Message>
    )
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
