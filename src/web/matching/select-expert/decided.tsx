import { nameOfExpert } from '../../../domain/matching/shortlist.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { formatDate } from '../../content/format-date.ts'
import { Band } from '../../ui/band/band.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Candidate } from '../../ui/shortlist/candidate.tsx'
import type { Changed } from './changes.tsx'
import { candidateProps } from './expert-cells.tsx'

type Props = { t: Translate; locale: Locale; email: string; selection: Changed }

/** Shows a shortlist after the choice: the chosen expert, or that the shortlist is closed. */
export function Decided({ t, locale, email, selection }: Props) {
  const { shortlist, trouble, lostName } = selection
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
      {(trouble === 'overtaken' || trouble === 'unheard') && (
        <Message live tone="warn" title={t('selectExpert.overtakenTitle', { name: nameOfExpert(chosen) })}>
          <p>{t('selectExpert.overtakenOn', { day, time: chosen_at.slice(11, 16) })}</p>
          <p>{t(`selectExpert.${trouble}Text`, { name: lostName })}</p>
        </Message>
      )}
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
