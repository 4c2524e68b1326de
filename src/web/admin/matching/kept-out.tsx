import { fieldError } from '../../../domain/forms/field-error.ts'
import { longestWords } from '../../../domain/matching/answer-words.ts'
import type { JudgedExpert } from '../../../services/matching/judge-experts.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Ranking } from '../../ui/rank/rank.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { ExpertRank, isListed, ProfileLink } from './expert-rank.tsx'
import { AddOrListed } from './ranked-experts.tsx'
import type { WorkspaceData } from './workspace-data.ts'
import { WorkspaceForm } from './workspace-form.tsx'

/** Whom a search has found although a gate is closed. */
export function KeptOut(context: PageContext<WorkspaceData>) {
  const { t, data } = context
  if (data.keptOut.length === 0) return null
  return (
    <section className="stack" aria-labelledby="kept-out">
      <h2 id="kept-out">{t('workspace.keptOut')}</h2>
      <p className="muted">{t('workspace.keptOutText')}</p>
      <Ranking>
        {data.keptOut.map((expert) => (
          <ExpertRank key={expert.id} {...context} expert={expert}>
            <OneKeptOut {...context} expert={expert} />
          </ExpertRank>
        ))}
      </Ranking>
    </section>
  )
}

function OneKeptOut(context: PageContext<WorkspaceData> & { expert: JudgedExpert }) {
  const { t, data, expert } = context
  return (
    <>
      <div className="workspace-gates">
        <h4>{t('workspace.closedFor')}</h4>
        <ul>
          {expert.gates.map((gate) => (
            <li key={gate}>{t(`match.gate_${gate}`)}</li>
          ))}
        </ul>
      </div>
      {isListed(data, expert.id) ? (
        <AddOrListed {...context} />
      ) : (
        data.mayChange && <WithReasons {...context} />
      )}
      <ProfileLink {...context} />
    </>
  )
}

function WithReasons(context: PageContext<WorkspaceData> & { expert: JudgedExpert }) {
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
        {expert.gates.map((gate) => {
          const code = isBack ? data.errors[gate] : undefined
          return (
            <Field
              key={gate}
              id={`${gate}-${expert.id}`}
              label={t('workspace.reasonFor', { gate: t(`match.gate_${gate}`) })}
              error={code && fieldError(t, code, { max: longestWords })}
            >
              {(control) => (
                <TextArea
                  {...control}
                  name={gate}
                  rows={2}
                  defaultValue={isBack ? data.given[gate]?.[0] : undefined}
                />
              )}
            </Field>
          )
        })}
        <Button type="submit" small icon="plus" name="_action" value={action}>
          {t('workspace.add')}
          <span className="vh">{t('workspace.about', { name: expert.name })}</span>
        </Button>
      </WorkspaceForm>
    </details>
  )
}
