import type { ReactNode } from 'react'
import { flagPath } from '../../../domain/lists/countries.ts'
import { codeOf } from '../../../domain/matching/borders.ts'
import { isOver } from '../../../domain/matching/match-status.ts'
import { sayEvidence } from '../../../domain/matching/say-evidence.ts'
import { criteria } from '../../../domain/matching/scale.ts'
import type { Match } from '../../../domain/matching/score.ts'
import { weighPetals } from '../../../domain/matching/weights.ts'
import { capacityIn } from '../../../domain/matching/workload.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { officeWords } from '../../../domain/review/office-words.ts'
import type { JudgedExpert } from '../../../services/matching/judge-experts.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Rank, type RankProps } from '../../ui/rank/rank.tsx'
import type { Criterion } from '../../ui/score/score.tsx'
import { sayDay } from '../moment.tsx'
import type { WorkspaceData } from './workspace-data.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

type Props = WorkspaceContext & { expert: JudgedExpert; children?: ReactNode }

type RowProps = Props & Pick<RankProps, 'tick' | 'act' | 'remark' | 'open'>

export function ExpertRank({ children, expert, tick, act, remark, open, ...context }: RowProps) {
  const { t, data } = context
  const { id, name, answers, match } = expert
  const code = codeOf(answers.country)
  return (
    <Rank
      id={id}
      name={name}
      text={[answers.country, answers.institution].filter(Boolean).join(', ')}
      flag={code && flagPath(code)}
      criteria={criteriaOf(expert, t)}
      score={match.score}
      ofText={t('workspace.of100')}
      confidence={t('workspace.confidenceOf', { count: match.confidence })}
      shortlisted={isListed(data, id)}
      notes={notesOf(expert, context)}
      {...{ tick, act, remark, open }}
      below={
        data.result?.expert === id && (
          <Message live title={t('workspace.added', { name })}>
            <p>
              <a href="#shortlist">{t('workspace.seeShortlist')}</a>
            </p>
          </Message>
        )
      }
    >
      <div className="row">{children}</div>
    </Rank>
  )
}

export function ProfileLink({ t, href, expert: { id, name } }: Pick<Props, 't' | 'href' | 'expert'>) {
  return (
    <LinkButton small variant="quiet" href={href(paths.adminExpert(id))}>
      {t('workspace.profile')}
      <span className="vh">{t('workspace.profileOf', { name })}</span>
    </LinkButton>
  )
}

export function criteriaOf(
  { match }: { match: Pick<Match, 'petals' | 'weights'> },
  t: Translate,
): Criterion[] {
  const petals = weighPetals(match)
  return criteria.map((criterion) => {
    const { points, maximum, evidence } = petals[criterion]
    return {
      label: t(`match.${criterion}`),
      reason: sayEvidence(evidence, officeWords(t)),
      points,
      outOf: maximum,
    }
  })
}

/** How much of a score could be judged. */
export const sayJudgedOn = (count: number, t: Translate) =>
  count === 100 ? t('workspace.judgedOnAll') : t('workspace.judgedOn', { count })

/** The order of experts with equal scores, and how much of the score is known. */
function notesOf(
  { match, engagements, recentOffers, updated_at }: JudgedExpert,
  { t, locale, registry }: WorkspaceContext,
) {
  return [
    sayJudgedOn(match.confidence, t),
    engagements > 0 && t('workspace.carries', { count: engagements, most: capacityIn(registry) }),
    recentOffers > 0 ? t('workspace.offers', { count: recentOffers }) : t('workspace.noOffers'),
    t('workspace.profileChanged', { date: sayDay(updated_at, locale) }),
  ].filter((note) => note !== false)
}

export function isListed({ shortlist }: WorkspaceData, expertId: string): boolean {
  return shortlist.some(({ expert_id, status }) => expert_id === expertId && !isOver(status))
}
