import type { JudgedExpert } from '../../../services/matching/judge-experts.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Ranking } from '../../ui/rank/rank.tsx'
import { ExpertFilters } from './expert-filters.tsx'
import { ExpertRank, isListed, ProfileLink } from './expert-rank.tsx'
import { placeOf, searchOf, step } from './workspace-data.ts'
import { TextField, type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

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
      <p className="muted">
        {t('workspace.comparedText')} {t('workspace.comparedWithout')}
      </p>
      <ExpertFilters {...context} />
      {ranked.length > 0 ? <CompareForm {...context} /> : <Nobody {...context} />}
      <Ranking>
        {ranked.map((expert) => (
          <ExpertRank key={expert.id} {...context} expert={expert}>
            <AddOrListed {...context} expert={expert} />
            <ProfileLink {...context} expert={expert} />
            <Checkbox
              name="compare"
              value={expert.id}
              form="compare"
              defaultChecked={data.compare.includes(expert.id)}
            >
              {t('workspace.compareTick')}
              <span className="vh">{t('workspace.about', { name: expert.name })}</span>
            </Checkbox>
          </ExpertRank>
        ))}
      </Ranking>
      {hasMore && last && (
        <LinkButton variant="secondary" href={`${href(placeOf(data, { show: show + step }))}#${last.id}`}>
          {t('workspace.more')}
        </LinkButton>
      )}
    </section>
  )
}

type ExpertProps = WorkspaceContext & { expert: JudgedExpert }

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
      <AddButton {...context} />
    </WorkspaceForm>
  )
}

function AddButton({ t, expert: { id, name } }: ExpertProps) {
  return (
    <Button type="submit" small icon="plus" name="_action" value={`add ${id}`}>
      {t('workspace.add')}
      <span className="vh">{t('workspace.about', { name })}</span>
    </Button>
  )
}

/** The checkboxes beside the experts belong to this form. */
function CompareForm({ t, href, path, data: { filter, show } }: WorkspaceContext) {
  return (
    <form id="compare" method="get" action={href(path)} className="row row--between">
      {searchOf(filter).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {show > step && <input type="hidden" name="show" value={show} />}
      <span className="hint">{t('workspace.compareHint')}</span>
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

/** Experts whom the search found although a gate is closed. */
export function KeptOut(context: WorkspaceContext) {
  const { t, data } = context
  if (data.keptOut.length === 0) return null
  return (
    <section className="stack" aria-labelledby="kept-out">
      <h2 id="kept-out">{t('workspace.keptOut')}</h2>
      <p className="muted">{t('workspace.keptOutText')}</p>
      <Ranking>
        {data.keptOut.map((expert) => (
          <ExpertRank key={expert.id} {...context} expert={expert}>
            <div className="workspace-gates">
              <h4>{t('workspace.closedFor')}</h4>
              <ul>
                {expert.gates.map((gate) => (
                  <li key={gate}>{t(`match.gate_${gate}`)}</li>
                ))}
              </ul>
            </div>
            {isListed(data, expert.id) ? (
              <AddOrListed {...context} expert={expert} />
            ) : (
              data.mayChange && <WithReasons {...context} expert={expert} />
            )}
            <ProfileLink {...context} expert={expert} />
          </ExpertRank>
        ))}
      </Ranking>
    </section>
  )
}

function WithReasons(context: ExpertProps) {
  const { t, data, expert } = context
  const isBack = data.given._action?.[0] === `add ${expert.id}`
  return (
    <details className="confirmed workspace-reasons" open={isBack}>
      <summary className="btn btn--secondary btn--sm">
        {t('workspace.addAnyway')}
        <span className="vh">{t('workspace.about', { name: expert.name })}</span>
      </summary>
      <WorkspaceForm {...context} className="stack gap-4">
        {expert.gates.map((gate) => (
          <TextField
            key={gate}
            {...{ t, data, isBack }}
            name={gate}
            id={`${gate}-${expert.id}`}
            label={t('workspace.reasonFor', { gate: t(`match.gate_${gate}`) })}
            rows={2}
          />
        ))}
        <AddButton {...context} />
      </WorkspaceForm>
    </details>
  )
}
