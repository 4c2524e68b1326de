import { useCallback, useEffect, useState } from 'react'
import { nameOfExpert, type ShortlistedExpert } from '../../../domain/matching/shortlist.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { LinkProps, Unlocked } from '../../applicants/unlocking.tsx'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Snackbar } from '../../ui/snackbar/snackbar.tsx'
import { Success, useNewPage } from '../../ui/success/success.tsx'
import { Choosing } from './choosing.tsx'
import { Decided } from './decided.tsx'
import { type Titled, useSelection } from './use-selection.ts'

export function OpenShortlist(props: IslandProps<LinkProps & Titled & Unlocked>) {
  const { t, locale, email, homeHref, titled } = props
  const selection = useSelection(props)
  const { shortlist, chosen, ending } = selection
  const page = useNewPage(ending, shortlist)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the heading changes the title.
  useEffect(() => {
    const heading = page.current?.querySelector('h1')?.textContent ?? ''
    document.title = titled.replace('{title}', () => heading)
  }, [ending, shortlist])
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
  const doAllFit = shortlist.experts.every(({ gates }) => gates.length === 0)
  return (
    <div ref={page}>
      <PageHead
        focusable
        above={t('selectExpert.from', { hospital: shortlist.hospital_name })}
        title={t(shortlist.status === 'chosen' ? 'selectExpert.chosenTitle' : 'selectExpert.title')}
        lede={
          isOpen && t(`selectExpert.${doAllFit ? 'lede' : 'ledeUnfit'}`, { count: shortlist.experts.length })
        }
      />
      {isOpen ? (
        <Choosing t={t} email={email} selection={selection} />
      ) : (
        <Decided t={t} locale={locale} email={email} selection={selection} />
      )}
    </div>
  )
}

type MadeProps = { t: Translate; expert: ShortlistedExpert; homeHref: string }

/** Confirms the choice; stays until the reader leaves, since people read at different speeds. */
function SelectionMade({ t, expert, homeHref }: MadeProps) {
  const [passing, setPassing] = useState<string | null>(null)
  const forget = useCallback(() => setPassing(null), [])
  const name = nameOfExpert(expert)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it passes once, however often the page is drawn.
  useEffect(() => setPassing(t('selectExpert.selected', { name })), [])
  return (
    <>
      <Success title={t('selectExpert.madeTitle', { name })} text={t('selectExpert.made')}>
        <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
      </Success>
      <Snackbar message={passing} onDone={forget} />
    </>
  )
}
