import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { highestScore, type Recommendation } from '../../../../domain/review/assessment.ts'
import { Badge, type BadgeLook } from '../../../ui/badge/badge.tsx'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { type OneAssessment, readAssessments } from '../acts.ts'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'
import { AssessmentForm } from './assessment-form.tsx'

type Props = { application: Reviewed; mayReview: boolean }

/** What each reviewer thinks, the average, and one's own. */
export function Assessments({ application: { id, kind }, mayReview }: Props) {
  const { t, locale, staff } = useDesk()
  const { data } = useQuery(readAssessments(id))
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) return () => button.current?.focus()
    return undefined
  }, [isOpen])
  if (!data) return null
  const { average, assessments, is_open } = data
  const mayAssess = mayReview && is_open
  if (!mayAssess && assessments.length === 0) return null
  const own = assessments.find(({ staff_id }) => staff_id === staff.id)
  return (
    <Box
      id="assessments"
      title={t('desk.assessments')}
      aside={
        average !== null && (
          <p className="desk-average">
            <strong>
              {t('desk.assessmentsAverage', { score: inScale(average, locale), most: highestScore })}
            </strong>{' '}
            <small className="muted">{t('desk.assessmentsCount', { count: assessments.length })}</small>
          </p>
        )
      }
    >
      <div className="stack gap-4">
        {assessments.length === 0 && <p className="muted">{t('desk.assessmentsNone')}</p>}
        {assessments.map((one) => (
          <Assessment key={one.id} assessment={one} />
        ))}
        {mayAssess &&
          (isOpen ? (
            <AssessmentForm id={id} kind={kind} own={own} onClose={() => setOpen(false)} />
          ) : (
            <div>
              <Button small variant="secondary" ref={button} onClick={() => setOpen(true)}>
                {t(own ? 'desk.assessAgain' : 'desk.assessOwn')}
              </Button>
            </div>
          ))}
      </div>
    </Box>
  )
}

const looks: Readonly<Record<Recommendation, BadgeLook>> = {
  accept: { tone: 'ok', icon: 'check' },
  unsure: { tone: 'neutral', icon: 'info' },
  decline: { tone: 'warn', icon: 'warn' },
}

function Assessment({ assessment }: { assessment: OneAssessment }) {
  const { t, locale } = useDesk()
  const { scores, mean, recommendation, comment, staff_name: who, given_at } = assessment
  const each = Object.entries(scores).map(
    ([name, score]) => `${t(`desk.criterion_${name}` as 'desk.criterion_need')} ${score}`,
  )
  return (
    <article className="desk-note stack gap-2">
      <p className="row gap-2">
        <strong>{inScale(mean, locale)}</strong>
        <Badge {...looks[recommendation]}>{t(`desk.recommend_${recommendation}`)}</Badge>
      </p>
      <p className="sm">{each.join(' · ')}</p>
      {comment && <p className="desk-answer">{comment}</p>}
      <small className="muted">{t('desk.assessBy', { who, time: sayTime(given_at, locale) })}</small>
    </article>
  )
}

const inScale = (score: number, locale: string) => score.toLocaleString(locale, { maximumFractionDigits: 1 })
