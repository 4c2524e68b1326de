import { referenceOf } from '../../../domain/applications/reference.ts'
import { partsOf } from '../../../domain/forms/engine/describe.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { paths } from '../../../domain/paths.ts'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Message } from '../../ui/message/message.tsx'
import { MatchLayout } from '../../ui/rank/rank.tsx'
import { adminPage } from '../admin-page.tsx'
import { MailsToSend } from '../mail/mails-to-send.tsx'
import { ExpertChanged, RequestChanged } from './changed-answers.tsx'
import { Comparison } from './comparison.tsx'
import { KeptOut } from './excluded-experts.tsx'
import { HeldQuestions } from './held-mails.tsx'
import { NotSent } from './not-sent.tsx'
import { RankedExperts } from './ranked-experts.tsx'
import { ShortlistTray } from './shortlist-tray.tsx'
import { Standing } from './standing.tsx'
import { WeightsPanel } from './weights-panel.tsx'
import { answerUnknown, workspaceActions } from './workspace-actions.ts'
import { isCompared, openWorkspace, placeOf, type Result, type WorkspaceData } from './workspace-data.ts'
import { Mistakes, type WorkspaceContext } from './workspace-form.tsx'

export const workspaceRoute = adminPage<WorkspaceData>({
  access: 'read_applications',
  submitAccess: 'review_applications',
  title: ({ t, data }) => t('workspace.title', { name: data.request.name }),
  description: ({ t }) => t('workspace.description'),
  text: ({ t, data }) => t('workspace.status', { status: t(`desk.status_${data.request.status}`) }),
  section: paths.adminBoard(),
  crumbs: ({ t, href, data: { request } }) => [
    { label: t('board.title'), href: href(paths.adminBoard()) },
    { label: referenceOf('hospital', request.number), href: href(paths.adminHospital(request.id)) },
  ],
  load: openWorkspace,
  script: 'comparing',
  actions: workspaceActions,
  submit: answerUnknown,
  Body: (context) => (
    <>
      <Notices {...context} />
      <Need {...context} />
      {context.data.preview ? <Mails {...context} /> : <ShortlistTray {...context} />}
      <MatchLayout beside={<Beside {...context} />}>
        <RankedExperts {...context} />
        <WeightsPanel {...context} />
        <KeptOut {...context} />
      </MatchLayout>
    </>
  ),
})

const lines = {
  fields: ['field_of_expertise_ids', 'field_of_expertise_other'],
  languages: ['working_languages'],
  country: ['city', 'country'],
  method: ['method_of_support', 'method_of_support_description'],
  timeframe: ['support_timeframe'],
  contact: ['contact_person', 'contact_person_position'],
} as const satisfies Record<string, readonly (keyof typeof hospitalForm.fields)[]>

/** The comparison, or why there is none. */
function Beside(context: WorkspaceContext) {
  const { t, data } = context
  if (isCompared(data)) return <Comparison {...context} />
  if (data.compare.length === 0) return null
  return <Message tone="warn" title={t('workspace.compareTwo')} text={t('workspace.compareTwoText')} />
}

const inShort = [
  ...lines.fields,
  ...lines.languages,
  ...lines.country,
  'method_of_support',
  'support_timeframe',
]

/** The facts that matching reads stand in one line; the rest opens. */
function Need({ t, href, data: { request } }: WorkspaceContext) {
  const { id, answers } = request
  const say = (names: readonly string[]) =>
    names.flatMap((name) => partsOf(hospitalForm, name, answers, t)).join(', ')
  return (
    <details className="box workspace-more">
      <summary>
        <h2>{t('workspace.need')}</h2>
        <span>{inShort.flatMap((name) => say([name]) || []).join(' · ')}</span>
        <PageIcon name="chevron" />
      </summary>
      <blockquote className="workspace-reason" dir="auto">
        {say(['requested_support_reason'])}
      </blockquote>
      <KeyValues
        items={Object.entries(lines).map(([line, names]) => ({
          term: t(`workspace.${line as keyof typeof lines}`),
          value: <bdi>{say(names) || t('workspace.notStated')}</bdi>,
        }))}
      />
      <p>
        <a href={href(paths.adminHospital(id))}>{t('workspace.fullRequest')}</a>
      </p>
    </details>
  )
}

/** The mails of an action before it is done. */
function Mails(context: WorkspaceContext) {
  const { t, data } = context
  const { preview, given } = data
  if (!preview) return null
  const yes = t(`workspace.${preview.action}Yes`)
  const sent = data.shortlist.filter(({ id }) => given.match?.includes(id)).map(({ name }) => name)
  return (
    <MailsToSend context={context} {...preview} fields={given} yes={yes} path={placeOf(data)}>
      {preview.action === 'send' && (
        <>
          <NotSent {...context} />
          <p>{t('workspace.sendsThese')}</p>
          <ul>
            {sent.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
    </MailsToSend>
  )
}

/** While its mails are held, an act is not said to be done: the box of what is held says it. */
function isSaidBelow({ heldShortlist, heldQuestions, mayChange }: WorkspaceData, name: Result['name']) {
  if (name === 'sent') return heldShortlist !== null
  return name === 'asked' && mayChange && heldQuestions.length > 0
}

function Notices(context: WorkspaceContext) {
  const { t, locale, data } = context
  const { result, hasChanged, ranked, keptOut, compared } = data
  // The others say so in their row of the list.
  const isListed = [...ranked, ...keptOut].some(({ id }) => id === result?.expert)
  const added = !isListed && compared.find(({ id }) => id === result?.expert)
  return (
    <>
      {hasChanged && (
        <Message live tone="warn" title={t('workspace.refused')} text={t('workspace.changed')} />
      )}
      {data.isTooLate && (
        <Message
          live
          tone="warn"
          title={t('workspace.refused')}
          text={data.faster ? t('workspace.takenBackBy', { who: data.faster }) : t('workspace.tooLate')}
        />
      )}
      {data.trouble && (
        <Message live tone="warn" title={t('workspace.refused')} text={t(`board.why_${data.trouble}`)} />
      )}
      <Mistakes {...context} />
      <RequestChanged t={t} locale={locale} changed={data.requestChanged} />
      {data.shortlist.map(({ id, name, changed }) => (
        <ExpertChanged key={id} t={t} locale={locale} name={name} changed={changed} />
      ))}
      {result && result.name !== 'added' && !isSaidBelow(data, result.name) && (
        <Message live title={t(`workspace.${result.name}`, { count: result.count ?? 0 })} />
      )}
      {added && <Message live title={t('workspace.added', { name: added.name })} />}
      <HeldQuestions {...context} />
      <Standing {...context} />
    </>
  )
}
