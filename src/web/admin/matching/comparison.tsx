// biome-ignore-all lint/a11y/noRedundantRoles: stacked in a narrow place, a table without roles is none to a screen reader.

import type { ReactNode } from 'react'
import { sayGate } from '../../../domain/matching/say-gate.ts'
import { criteria } from '../../../domain/matching/scale.ts'
import { capacityIn } from '../../../domain/matching/workload.ts'
import type { JudgedExpert } from '../../../services/matching/judge-experts.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { onePetal, Petals } from '../../ui/petals/petals.tsx'
import { Points, Score } from '../../ui/score/score.tsx'
import { sayDay } from '../moment.tsx'
import { comparedFacts, factsOf } from './compared-facts.ts'
import { criteriaOf, ProfileLink } from './expert-rank.tsx'
import { AddOrListed } from './ranked-experts.tsx'
import { placeOf } from './workspace-data.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

type Row = { label: ReactNode; key: string; cell: (expert: JudgedExpert) => ReactNode }

/** Up to four experts, one row per criterion and per fact; where there is little room, a row is stacked. */
export function Comparison(context: WorkspaceContext) {
  const { t, href, data } = context
  const experts = data.compared
  return (
    <section className="stack" aria-labelledby="side-by-side">
      <div className="row row--between">
        <h2 id="side-by-side">{t('workspace.sideBySide')}</h2>
        <LinkButton variant="secondary" small icon="back" href={href(placeOf(data, { compare: [] }))}>
          {t('workspace.back')}
        </LinkButton>
      </div>
      <div className="comparison">
        <table role="table">
          <caption className="vh">{t('workspace.sideBySide')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <td role="cell" />
              {experts.map(({ id, name }) => (
                <th key={id} role="columnheader" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rowsOf(context).map(({ key, label, cell }) => (
              <tr key={key} role="row">
                <th role="rowheader" scope="row">
                  {label}
                </th>
                {experts.map((expert) => (
                  <td key={expert.id} role="cell">
                    <b className="comparison__who" aria-hidden="true">
                      {expert.name}
                    </b>
                    {cell(expert)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function rowsOf(context: WorkspaceContext): Row[] {
  const { t, locale, registry } = context
  const row = (key: string, label: ReactNode, cell: Row['cell']): Row => ({ key, label, cell })
  return [
    row('score', t('workspace.score'), (expert) => (
      <Score criteria={criteriaOf(expert, t)} score={expert.match.score} ofText={t('workspace.of100')} />
    )),
    ...criteria.map((criterion, at) => {
      const label = (
        <span className="why__label">
          <Petals petals={onePetal(at)} disc={false} />
          {t(`match.${criterion}`)}
        </span>
      )
      return row(criterion, label, (expert) => {
        const { reason = '', points = 0, outOf = 0 } = criteriaOf(expert, t)[at] ?? {}
        return (
          <>
            {reason} <Points points={points} outOf={outOf} />
          </>
        )
      })
    }),
    row('confidence', t('workspace.confidenceShort'), ({ match }) =>
      t('workspace.confidencePoints', { count: match.confidence }),
    ),
    row(
      'gates',
      t('workspace.gates'),
      ({ gates, engagements }) =>
        gates.map((gate) => sayGate(gate, t, engagements)).join('. ') || t('workspace.noGates'),
    ),
    ...comparedFacts.map((name) =>
      row(`fact-${name}`, t(`workspace.${name}`), ({ answers }) => (
        <bdi>{factsOf(answers, t)[name] || t('workspace.notStated')}</bdi>
      )),
    ),
    row('carried', t('workspace.carried'), ({ engagements }) =>
      t('workspace.carriedOf', { count: engagements, most: capacityIn(registry) }),
    ),
    row('workload', t('workspace.workload'), ({ recentOffers }) => recentOffers),
    row('changed', t('workspace.changedOn'), ({ updated_at }) => sayDay(updated_at, locale)),
    row('actions', t('workspace.next'), (expert) => (
      <div className="row gap-2">
        {expert.gates.length === 0 && <AddOrListed {...context} expert={expert} />}
        <ProfileLink {...context} expert={expert} />
      </div>
    )),
  ]
}
