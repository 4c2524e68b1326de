import { nameOfExpert, type Shortlist } from '../../../domain/matching/shortlist.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { LinkProps, Unlocked } from '../../applicants/unlocking.tsx'
import { formatDate } from '../../content/format-date.ts'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Candidate } from '../../ui/shortlist/candidate.tsx'
import { Success, useNewPage } from '../../ui/success/success.tsx'
import { Choosing } from './choosing.tsx'
import { candidateProps } from './expert-cells.tsx'
import { SelectionMade } from './selection-made.tsx'
import { useSelection } from './use-selection.ts'

export function OpenShortlist(props: IslandProps<LinkProps & Unlocked>) {
  const { t, locale, email, homeHref } = props
  const selection = useSelection(props)
  const { shortlist, chosen, ending } = selection
  const page = useNewPage(ending, shortlist)
  if (ending) {
    return (
      <div ref={page}>
        <Band>
          {ending === 'made' && chosen ? (
            <SelectionMade t={t} expert={chosen} homeHref={homeHref} />
          ) : (
            <Success title={t('selectExpert.noneMade')} text={t('selectExpert.noneNext')}>
              <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
            </Success>
          )}
        </Band>
      </div>
    )
  }
  const isOpen = shortlist.status === 'open'
  return (
    <div ref={page}>
      <PageHead
        focusable
        above={t('selectExpert.from', { hospital: shortlist.hospital_name })}
        title={t(shortlist.status === 'chosen' ? 'selectExpert.chosenTitle' : 'selectExpert.title')}
        lede={isOpen && t('selectExpert.lede', { count: shortlist.experts.length })}
      />
      {isOpen ? (
        <Choosing t={t} email={email} selection={selection} />
      ) : (
        <Decided t={t} locale={locale} email={email} shortlist={shortlist} />
      )}
    </div>
  )
}

type Props = { t: Translate; locale: Locale; email: string; shortlist: Shortlist }

function Decided({ t, locale, email, shortlist }: Props) {
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
