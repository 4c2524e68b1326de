import { referenceOf } from '../../../domain/applications/reference.ts'
import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Message } from '../../ui/message/message.tsx'
import { MatchLayout } from '../../ui/rank/rank.tsx'
import { adminPage } from '../admin-page.tsx'
import { Comparison } from './comparison.tsx'
import { KeptOut } from './kept-out.tsx'
import { Mistakes } from './mistakes.tsx'
import { NeedBox } from './need-box.tsx'
import { RankedExperts } from './ranked-experts.tsx'
import { ShortlistTray } from './shortlist-tray.tsx'
import { Standing } from './standing.tsx'
import { answerUnknown, workspaceActions } from './workspace-actions.ts'
import { isCompared, openWorkspace, type WorkspaceData } from './workspace-data.ts'

export const workspaceRoute = adminPage<WorkspaceData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  title: ({ t, data }) => t('workspace.title', { name: data.request.name }),
  description: ({ t }) => t('workspace.description'),
  text: ({ t, data }) => t('workspace.status', { status: t(`desk.status_${data.request.status}`) }),
  section: paths.adminMatches(),
  crumbs: ({ t, href, data: { request } }) => [
    { label: t('board.title'), href: href(paths.adminMatches()) },
    { label: referenceOf('hospital', request.number), href: href(paths.adminHospital(request.id)) },
  ],
  errors: ({ errors }) => errors,
  load: openWorkspace,
  actions: workspaceActions,
  submit: answerUnknown,
  Body: (context) => (
    <>
      <Notices {...context} />
      <MatchLayout>
        <NeedBox {...context} />
        <div className="stack gap-5">
          <ShortlistTray {...context} />
          {!isCompared(context.data) && (
            <>
              <RankedExperts {...context} />
              <KeptOut {...context} />
            </>
          )}
        </div>
      </MatchLayout>
      {isCompared(context.data) && <Comparison {...context} />}
    </>
  ),
})

function Notices(context: PageContext<WorkspaceData>) {
  const { t, data } = context
  const { result, hasChanged, compare, ranked, keptOut, compared } = data
  const added = [...compared, ...ranked, ...keptOut].find(({ id }) => id === result?.expert)
  return (
    <>
      {hasChanged && (
        <Message live tone="warn" title={t('workspace.refused')}>
          <p>{t('workspace.changed')}</p>
        </Message>
      )}
      <Mistakes t={t} data={data} />
      {result && result.name !== 'added' && (
        <Message live title={t(`workspace.${result.name}`, { count: result.count ?? 0 })} />
      )}
      {added && isCompared(data) && <Message live title={t('workspace.added', { name: added.name })} />}
      {compare.length > 0 && !isCompared(data) && (
        <Message live tone="warn" title={t('workspace.compareTwo')}>
          <p>{t('workspace.compareTwoText')}</p>
        </Message>
      )}
      <Standing {...context} />
    </>
  )
}
