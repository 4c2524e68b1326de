import type { JudgedExpert } from '../../../services/matching/judge-experts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Ranking } from '../../ui/rank/rank.tsx'
import { ExpertRank, isListed, ProfileLink } from './expert-rank.tsx'
import { AddOrListed } from './ranked-experts.tsx'
import { TextField, type WorkspaceContext, WorkspaceForm } from './workspace-form.tsx'

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

function WithReasons(context: WorkspaceContext & { expert: JudgedExpert }) {
  const { t, data, expert } = context
  const action = `add ${expert.id}`
  const isBack = data.given._action?.[0] === action
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
        <Button type="submit" small icon="plus" name="_action" value={action}>
          {t('workspace.add')}
          <span className="vh">{t('workspace.about', { name: expert.name })}</span>
        </Button>
      </WorkspaceForm>
    </details>
  )
}
