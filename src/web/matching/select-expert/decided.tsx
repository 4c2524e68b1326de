import { nameOfExpert, type Shortlist } from '../../../domain/matching/shortlist.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { formatDate } from '../../content/format-date.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Candidate } from '../../ui/shortlist/candidate.tsx'
import { candidateProps } from './expert-candidate.ts'

type Props = { t: Translate; locale: Locale; email: string; shortlist: Shortlist }

/** Shows the choice and its time, or that the shortlist is closed. */
export function Decided({ t, locale, email, shortlist }: Props) {
  const { experts, chosen_id, chosen_at } = shortlist
  const chosen = experts.find(({ id }) => id === chosen_id)
  if (!chosen || !chosen_at) {
    return (
      <Band>
        <Message title={t('selectExpert.closedTitle')}>
          <p>{t('selectExpert.closedText')}</p>
          <p>{t('selectExpert.closedAsk', { email })}</p>
        </Message>
      </Band>
    )
  }
  const day = formatDate(chosen_at.slice(0, 10), locale)
  return (
    <Band inner="stack gap-5">
      <Message title={t('selectExpert.madeTitle', { name: nameOfExpert(chosen) })}>
        <p>{t('selectExpert.chosenOn', { day })}</p>
        <p>{t('selectExpert.chosenText', { email })}</p>
      </Message>
      <div className="shortlist" data-count={1}>
        <Candidate {...candidateProps(chosen, 0, t)} />
      </div>
    </Band>
  )
}
