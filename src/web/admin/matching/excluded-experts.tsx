import { sayGate } from '../../../domain/matching/say-gate.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Ranking } from '../../ui/rank/rank.tsx'
import { ExpertRank, isListed, ProfileLink } from './expert-rank.tsx'
import { AddButton, AddOrListed, CompareTick, type ExpertProps } from './ranked-experts.tsx'
import { saySaidNo } from './said-no.ts'
import { placeOf, step } from './workspace-data.ts'
import { TextField, type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

/** The number of active experts with a closed gate and, on request or after a search, who they are and why. */
export function KeptOut(context: WorkspaceContext) {
  const { t, href, data } = context
  const { counts, keptOut, hasMoreKeptOut, excluded } = data
  const count = counts.active - counts.compared
  if (count === 0 && keptOut.length === 0) return null
  const place = (more: number) => `${href(placeOf(data, { excluded: more }))}#excluded`
  return (
    <section className="stack" aria-labelledby="excluded">
      <h2 id="excluded">{t('workspace.keptOut', { count })}</h2>
      <p className="muted">
        {t(keptOut.length > 0 ? 'workspace.keptOutText' : 'workspace.keptOutSome')}{' '}
        {t('workspace.keptOutSearch')}
      </p>
      {keptOut.length === 0 && (
        <p>
          <LinkButton variant="secondary" small href={place(step)}>
            {t('workspace.showKeptOut')}
          </LinkButton>
        </p>
      )}
      <Ranking>
        {keptOut.map((expert) => (
          <KeptOutExpert key={expert.id} {...context} expert={expert} />
        ))}
      </Ranking>
      {hasMoreKeptOut && (
        <p>
          <LinkButton variant="secondary" small href={place(excluded + step)}>
            {t('workspace.moreKeptOut')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

/** The gates are the first thing to know; they are passed with a reason each, below. */
function KeptOutExpert(context: ExpertProps) {
  const { t, data, expert } = context
  const isBack = data.given._action?.[0] === `add ${expert.id}`
  return (
    <ExpertRank
      {...context}
      remark={[
        saySaidNo(context, expert.id),
        ...expert.gates.map((gate) => sayGate(gate, t, expert.engagements)),
      ]
        .filter(Boolean)
        .join('. ')}
      tick={<CompareTick {...context} />}
      act={isListed(data, expert.id) && <AddOrListed {...context} />}
      open={isBack}
    >
      {!isListed(data, expert.id) && data.mayChange && <WithReasons {...context} />}
      <ProfileLink {...context} expert={expert} />
    </ExpertRank>
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
            label={t('workspace.reasonFor', { gate: sayGate(gate, t, expert.engagements) })}
            rows={2}
          />
        ))}
        <AddButton {...context} />
      </WorkspaceForm>
    </details>
  )
}
