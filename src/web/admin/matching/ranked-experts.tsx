import type { JudgedExpert } from '../../../services/matching/judge-experts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Ranking } from '../../ui/rank/rank.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { ExpertFilters } from './expert-filters.tsx'
import { ExpertRank, isListed, ProfileLink } from './expert-rank.tsx'
import { saidNo, saySaidNo } from './said-no.ts'
import { isCompared, placeOf, searchOf, step } from './workspace-data.ts'
import { type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

/** Experts for whom no gate is closed, best first, each with the reasons. */
export function RankedExperts(context: WorkspaceContext) {
  const { t, href, data } = context
  const { counts, ranked, hasMore, show } = data
  const last = ranked.at(-1)
  return (
    <section className="stack" aria-labelledby="experts">
      <div className="row row--between">
        <h2 id="experts">{t('workspace.experts')}</h2>
        <p className="muted">{t('workspace.compared', { count: counts.compared, active: counts.active })}</p>
      </div>
      <ExpertFilters {...context} />
      {ranked.length > 0 ? <CompareForm {...context} /> : <Nobody {...context} />}
      <Ranking>
        {ranked.map((expert) => (
          <ExpertRank
            key={expert.id}
            {...context}
            expert={expert}
            tick={<CompareTick {...context} expert={expert} />}
            act={<AddOrListed {...context} expert={expert} />}
            remark={saySaidNo(context, expert.id)}
          >
            <ProfileLink {...context} expert={expert} />
          </ExpertRank>
        ))}
      </Ranking>
      {ranked.length > 0 && <p className="muted">{t('workspace.comparedText')}</p>}
      {hasMore && last && (
        <LinkButton variant="secondary" href={`${href(placeOf(data, { show: show + step }))}#${last.id}`}>
          {t('workspace.more')}
        </LinkButton>
      )}
    </section>
  )
}

export type ExpertProps = WorkspaceContext & { expert: JudgedExpert }

export function AddOrListed(context: ExpertProps) {
  const { t, data, expert } = context
  if (isListed(data, expert.id)) {
    return (
      <Badge tone="ok" icon="check">
        {t('workspace.onShortlist')}
      </Badge>
    )
  }
  if (!data.mayChange) return null
  return (
    <WorkspaceForm {...context}>
      {saidNo(data, expert.id) ? <AddAgain {...context} /> : <AddButton {...context} />}
    </WorkspaceForm>
  )
}

/** Asks for confirmation before an expert who declined is added again. */
function AddAgain({ t, expert: { id, name } }: ExpertProps) {
  return (
    <Confirmed
      label={t('workspace.addSaidNo')}
      text={t('workspace.addSaidNoText', { name })}
      yes={t('workspace.addSaidNoYes')}
      action={`add ${id}`}
      variant="primary"
    />
  )
}

/** In narrow layouts the second half of the label is for screen readers only. */
export function AddButton({ t, expert: { id, name } }: ExpertProps) {
  return (
    <Button type="submit" small icon="plus" name="_action" value={`add ${id}`}>
      <span>
        {t('workspace.add')} <span className="rank__word">{t('workspace.addTo')}</span>
      </span>
      <span className="vh">{t('workspace.about', { name })}</span>
    </Button>
  )
}

export function CompareTick({ t, data, expert: { id, name } }: ExpertProps) {
  return (
    <Checkbox name="compare" value={id} form="compare" defaultChecked={data.compare.includes(id)}>
      <span className="rank__word">{t('workspace.compareTick')}</span>
      <span className="vh">{t('workspace.about', { name })}</span>
    </Checkbox>
  )
}

/** The checkboxes beside the experts belong to this form. */
function CompareForm({ t, href, path, data }: WorkspaceContext) {
  const { filter, show, excluded, compared } = data
  return (
    <form id="compare" method="get" action={href(path)} className="row row--between">
      {searchOf(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {show > step && <input type="hidden" name="show" value={show} />}
      {excluded > 0 && <input type="hidden" name="excluded" value={excluded} />}
      <span className="hint" role="status">
        {isCompared(data) ? (
          <>
            {t('workspace.comparing', { count: compared.length })}{' '}
            <a href="#comparison">{t('workspace.seeComparison')}</a>
          </>
        ) : (
          t('workspace.compareHint')
        )}
      </span>
      <Button type="submit" variant="secondary" small>
        {t('workspace.compare')}
      </Button>
    </form>
  )
}

function Nobody({ t, data: { filter, keptOut } }: WorkspaceContext) {
  if (keptOut.length > 0) return <p>{t('workspace.noneButBelow')}</p>
  const none = searchOf(filter).length > 0 ? 'none' : 'nobody'
  return <Empty title={t(`workspace.${none}`)} text={t(`workspace.${none}Text`)} />
}
