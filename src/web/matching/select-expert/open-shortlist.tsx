import { useEffect } from 'react'
import type { LinkProps, Unlocked } from '../../applicants/unlocking.tsx'
import type { IslandProps } from '../../islands/names.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { PageHead } from '../../ui/page-head/page-head.tsx'
import { Success, useNewPage } from '../../ui/success/success.tsx'
import { Choosing } from './choosing.tsx'
import { Decided } from './decided.tsx'
import { SelectionMade } from './selection-made.tsx'
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
