import { paths } from '../../../domain/paths.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { withQuery } from '../filters/with-query.ts'
import { MailsToSend } from '../mail/mails-to-send.tsx'
import { ExpertChanged, RequestChanged } from '../matching/changed-answers.tsx'
import { sayMoment } from '../moment.tsx'
import { type MatchData, matchActions, openMatch } from './match-actions.ts'
import { Commitments } from './match-agreement.tsx'
import { Reasons, Sides } from './match-facts.tsx'
import { idOf, type MatchContext, sayMistake } from './match-form.tsx'
import { InTheWay, Judgements } from './match-judgement.tsx'
import { MatchReports } from './match-reports.tsx'
import { MatchTimeline } from './match-timeline.tsx'
import { NextActions } from './next-actions.tsx'
import { isStillOffered } from './offered-actions.ts'

export const matchRoute = adminPage<MatchData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  title: ({ t, data: { match } }) => t('board.pair', { hospital: match.hospital, expert: match.expert }),
  description: ({ t }) => t('board.matchDescription'),
  text: ({ t, locale, data: { match } }) =>
    t(match.held ? 'board.standingHeld' : 'board.standing', {
      status: t(`match.status_${match.status}`),
      time: sayMoment(match.held?.until ?? match.moved_at, locale),
    }),
  crumbs: ({ t, href, data: { match } }) => [
    { label: t('board.title'), href: href(paths.adminBoard()) },
    {
      label: t(`match.status_${match.status}`),
      href: withQuery(href(paths.adminBoard()), { stage: match.status }),
    },
  ],
  errors: ({ refused }) => refused?.errors,
  load: openMatch,
  actions: matchActions,
  submit: async () => ({ redirect: paths.adminBoard() }),
  Body: (context) => (
    <>
      <Notices {...context} />
      <Changes {...context} />
      <div className="desk-sheet">
        <div className="desk-sheet__said">
          {context.data.preview ? <Mails {...context} /> : <NextActions {...context} />}
          <MatchReports {...context} />
          <Commitments {...context} />
          <Judgements {...context} />
        </div>
        <div>
          <Sides {...context} />
          <Reasons {...context} />
          <MatchTimeline {...context} />
        </div>
      </div>
    </>
  ),
})

/** The mails of an action before it is done. */
function Mails(context: MatchContext) {
  const { preview, match } = context.data
  if (!preview) return null
  const yes = context.t(`board.${preview.action}Yes`)
  return <MailsToSend context={context} {...preview} yes={yes} path={paths.adminMatch(match.id)} />
}

const words = ['note', 'reason', 'name', 'text'] as const

/** Shows refused input, or says that its form on the page still has it. */
function Typed({ t, data: { match, refused } }: MatchContext) {
  const typed = words.flatMap((name) => refused?.fields[name]?.[0]?.trim() || [])
  if (!refused || typed.length === 0) return null
  if (isStillOffered(match, refused.action, refused.kind)) return <p>{t('board.typedStill')}</p>
  return (
    <>
      <p>{t('board.typed')}</p>
      {typed.map((text) => (
        <p key={text} className="desk-answer" dir="auto">
          {text}
        </p>
      ))}
    </>
  )
}

function Changes(context: MatchContext) {
  const { t, locale, data } = context
  const { changed, expert } = data.match
  return (
    <>
      <RequestChanged t={t} locale={locale} changed={changed.hospital} />
      <ExpertChanged t={t} locale={locale} name={expert} changed={changed.expert} />
      <InTheWay {...context} />
    </>
  )
}

function Notices(context: MatchContext) {
  const { t, data } = context
  const { result, trouble, refused } = data
  if (trouble) {
    return (
      <Message live tone="danger" title={t('board.refused')}>
        <p>{data.faster ? t('workspace.takenBackBy', { who: data.faster }) : t(`board.why_${trouble}`)}</p>
        <Typed {...context} />
      </Message>
    )
  }
  if (refused && Object.keys(refused.errors).length === 0) return null
  if (refused?.action === 'complete') {
    const text = refused.errors.starts_on && t('board.notBegun')
    return <Message live tone="danger" title={t('board.refused')} text={text} />
  }
  if (refused) {
    const { action, kind, errors } = refused
    const items = Object.entries(errors).map(([name, code]) => ({
      href: `#${idOf(action, name, kind)}`,
      text: sayMistake(context, code, name),
    }))
    return <ErrorSummary title={t('board.mistakes')} items={items} />
  }
  return result ? <Message live title={t(`board.done_${result}`)} /> : null
}
