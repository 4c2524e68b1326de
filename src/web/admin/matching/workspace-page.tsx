import { referenceOf } from '../../../domain/applications/reference.ts'
import { partsOf } from '../../../domain/forms/engine/describe.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { paths } from '../../../domain/paths.ts'
import { Box } from '../../ui/box/box.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { MatchLayout } from '../../ui/rank/rank.tsx'
import { adminPage } from '../admin-page.tsx'
import { Comparison } from './comparison.tsx'
import { KeptOut, RankedExperts } from './ranked-experts.tsx'
import { ShortlistTray } from './shortlist-tray.tsx'
import { Standing } from './standing.tsx'
import { answerUnknown, workspaceActions } from './workspace-actions.ts'
import { isCompared, openWorkspace, type WorkspaceData } from './workspace-data.ts'
import { Mistakes, type WorkspaceContext } from './workspace-form.tsx'

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

const lines = {
  fields: ['field_of_expertise_ids', 'field_of_expertise_other'],
  languages: ['working_languages', 'working_languages_other'],
  country: ['city', 'country'],
  method: ['method_of_support', 'method_of_support_description'],
  timeframe: ['support_timeframe'],
  contact: ['contact_person', 'contact_person_position'],
} as const satisfies Record<string, readonly (keyof typeof hospitalForm.fields)[]>

function NeedBox({ t, href, data: { request } }: WorkspaceContext) {
  const { id, answers } = request
  const say = (names: readonly string[]) =>
    names.flatMap((name) => partsOf(hospitalForm, name, answers, t)).join(', ')
  return (
    <Box id="need" title={t('workspace.need')}>
      <blockquote className="workspace-reason" dir="auto">
        {say(['requested_support_reason'])}
      </blockquote>
      <KeyValues
        items={Object.entries(lines).map(([line, names]) => ({
          term: t(`workspace.${line as keyof typeof lines}`),
          value: <bdi>{say(names) || t('workspace.notStated')}</bdi>,
        }))}
      />
      <LinkButton variant="secondary" small block href={href(paths.adminHospital(id))}>
        {t('workspace.fullRequest')}
      </LinkButton>
    </Box>
  )
}

function Notices(context: WorkspaceContext) {
  const { t, data } = context
  const { result, hasChanged, compare, ranked, keptOut, compared } = data
  const added = [...compared, ...ranked, ...keptOut].find(({ id }) => id === result?.expert)
  return (
    <>
      {hasChanged && (
        <Message live tone="warn" title={t('workspace.refused')} text={t('workspace.changed')} />
      )}
      <Mistakes {...context} />
      {result && result.name !== 'added' && (
        <Message live title={t(`workspace.${result.name}`, { count: result.count ?? 0 })} />
      )}
      {added && isCompared(data) && <Message live title={t('workspace.added', { name: added.name })} />}
      {compare.length > 0 && !isCompared(data) && (
        <Message live tone="warn" title={t('workspace.compareTwo')} text={t('workspace.compareTwoText')} />
      )}
      <Standing {...context} />
    </>
  )
}
