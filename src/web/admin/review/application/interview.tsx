import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useRef, useState } from 'react'
import { isLink } from '../../../../domain/review/interview.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { type InterviewFacts, readInterviews } from '../acts.ts'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../keys.tsx'
import { sayTime } from '../times.ts'
import { InterviewDialog } from './interview-dialog.tsx'

type Props = { application: Reviewed; mayReview: boolean }

/** The interview of an applicant who is invited to one: when, where, and what can be done about it. */
export function Interview({ application, mayReview }: Props) {
  const { t, locale } = useDesk()
  const { data } = useQuery(readInterviews(application.id))
  const [act, setAct] = useState<'set' | 'cancel'>()
  const acts = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLElement>(null)
  useFocusBack(act !== undefined, back)
  const open = (asked: 'set' | 'cancel') => (event: MouseEvent<HTMLElement>) => {
    back.current = event.currentTarget
    setAct(asked)
  }
  if (!data?.is_open) return null
  const upcoming = data.interviews.find(({ id }) => id === data.upcoming)
  const last = data.interviews.at(-1)
  return (
    <Box id="interview" title={t('desk.interview')}>
      {upcoming ? (
        <Facts interview={upcoming} />
      ) : (
        <p>
          {last && !last.cancelled
            ? t('desk.interviewOver', { time: sayTime(last.starts_at, locale) })
            : t('desk.interviewNone')}
        </p>
      )}
      {upcoming && !data.is_told && <p className="sm muted">{t('desk.interviewUntold')}</p>}
      {mayReview && data.is_held && <p className="sm muted">{t('desk.interviewHeld')}</p>}
      {mayReview && !data.is_held && (
        <div className="row gap-2 desk-place" ref={acts} tabIndex={-1}>
          <Button small variant={upcoming ? 'secondary' : 'primary'} onClick={open('set')}>
            {t(upcoming ? 'desk.interviewChange' : 'desk.interviewSet')}
          </Button>
          {upcoming && (
            <Button small variant="quiet" onClick={open('cancel')}>
              {t('desk.interviewCancel')}
            </Button>
          )}
        </div>
      )}
      {act && (
        <InterviewDialog
          application={application}
          upcoming={upcoming}
          isCancelled={act === 'cancel'}
          onSaved={() => {
            // The button may disappear with the interview.
            if (act === 'cancel') back.current = acts.current
          }}
          onClose={() => setAct(undefined)}
        />
      )}
    </Box>
  )
}

function Facts({
  interview: { starts_at, minutes, place, interviewer_name },
}: {
  interview: InterviewFacts
}) {
  const { t, locale } = useDesk()
  return (
    <KeyValues
      items={[
        {
          term: t('desk.interviewTime'),
          value: <time dateTime={starts_at}>{sayTime(starts_at, locale)}</time>,
        },
        { term: t('desk.interviewLength'), value: t('desk.minutes', { count: minutes }) },
        {
          term: t('desk.interviewPlace'),
          value: isLink(place) ? (
            <a className="desk-answer" href={place} target="_blank" rel="noreferrer">
              {place}
            </a>
          ) : (
            <span className="desk-answer">{place}</span>
          ),
        },
        { term: t('desk.interviewer'), value: interviewer_name },
      ]}
    />
  )
}
