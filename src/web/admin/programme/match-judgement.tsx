import { isInTheMaking } from '../../../domain/matching/match-status.ts'
import { sayAnswerGate } from '../../../domain/matching/say-gate.ts'
import { sayWeights } from '../../../domain/matching/say-weights.ts'
import { scale } from '../../../domain/matching/scale.ts'
import type { Match } from '../../../domain/matching/score.ts'
import { areSameWeights } from '../../../domain/matching/weights.ts'
import { isEngaged } from '../../../domain/matching/workload.ts'
import { formatDate } from '../../content/format-date.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Score, Why } from '../../ui/score/score.tsx'
import { criteriaOf, sayJudgedOn } from '../matching/expert-rank.tsx'
import { sayDay } from '../moment.tsx'
import type { MatchContext } from './match-form.tsx'

/** Why the two fit: on the day of the suggestion and, if different, by today's answers. */
export function Judgements(context: MatchContext) {
  const { match } = context.data
  const { locale } = context
  const then = { ...match, version: match.scale_version }
  const date = sayDay(match.suggested_at, locale)
  if (!match.today || isSameToRead(context, then, match.today)) {
    return <Judgement {...context} says="why" date={date} judged={then} />
  }
  return (
    <>
      <Judgement {...context} says="whyToday" date={sayDay(new Date(), locale)} judged={match.today} />
      <Judgement {...context} says="whyThen" date={date} judged={then} />
    </>
  )
}

/** The gates that today's answers close. */
export function InTheWay({ t, data: { match } }: MatchContext) {
  const { gates, status } = match
  if (gates.length === 0) return null
  const text = isEngaged(status) ? 'chosenInTheWay' : isInTheMaking(status) ? 'inTheWay' : 'sentInTheWay'
  return (
    <Message
      tone="warn"
      title={t('board.inTheWay', { gates: gates.map((gate) => sayAnswerGate(gate, t)).join(', ') })}
      text={t(`board.${text}Text`)}
    />
  )
}

/** Sentences and points decide: the same answers may be kept in another form. */
function isSameToRead({ t }: MatchContext, one: Match, other: Match): boolean {
  const read = (match: Match) => JSON.stringify([match.score, match.confidence, criteriaOf({ match }, t)])
  return read(one) === read(other)
}

type Props = MatchContext & { says: 'why' | 'whyToday' | 'whyThen'; date: string; judged: Match }

function Judgement({ t, locale, says, date, judged }: Props) {
  const { score, confidence, weights, version } = judged
  const criteria = criteriaOf({ match: judged }, t)
  const text = says === 'whyToday' ? 'board.whyTodayText' : 'board.whyText'
  return (
    <Box
      id={says}
      title={t(`board.${says}`, { date })}
      aside={<Score criteria={criteria} score={score} ofText={t('workspace.of100')} />}
    >
      <Why criteria={criteria} />
      <p className="muted">
        {sayJudgedOn(confidence, t)} {t(text, { date, version: formatDate(version, locale) })}{' '}
        {!areSameWeights(weights, scale.maximum) &&
          t('board.ownWeights', { weights: sayWeights(weights, t) })}
      </p>
    </Box>
  )
}
