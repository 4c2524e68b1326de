import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'
import { JumpChips } from '../ui/filter-chips/filter-chips.tsx'
import { Candidate } from '../ui/shortlist/candidate.tsx'
import { Fit } from '../ui/shortlist/fit.tsx'
import { LanguageLevels } from '../ui/shortlist/language-levels.tsx'
import { Shortlist, StickyBar } from '../ui/shortlist/shortlist.tsx'

const people = [
  { id: 'rowan', initials: 'AR', tone: 'petrol', country: { code: 'FI', label: 'Finland' } },
  { id: 'tamarind', initials: 'KT', tone: 'saffron', country: { code: 'GH', label: 'Ghana' } },
  { id: 'acacia', initials: 'MA', tone: 'bloom', country: { code: 'PE', label: 'Peru' } },
] as const

export function KitShortlist({ t }: { t: Translate }) {
  const [chosen, setChosen] = useState<(typeof people)[number]['id']>('rowan')
  const fit = [
    { text: t('kitSample.fitFields'), fit: 'meets' },
    { text: t('kitSample.fitVisit'), fit: 'inPart' },
    { text: t('kitSample.fitSwahili'), fit: 'misses' },
  ] as const
  const labels = { meets: t('kit.meets'), inPart: t('kit.inPart'), misses: t('kit.misses') }
  const languages = [
    { language: t('lists.english'), level: t('lists.native'), value: 4 },
    { language: t('lists.french'), level: t('lists.intermediate'), value: 2 },
  ]
  const cells = [
    { title: t('selectExpert.fit'), content: <Fit items={fit} labels={labels} /> },
    { title: t('selectExpert.languages'), content: <LanguageLevels items={languages} /> },
  ]
  return (
    <>
      <Band inner="stack gap-5">
        <JumpChips
          label={t('selectExpert.goTo')}
          links={people.map(({ id }) => ({ href: `#${id}`, label: t(`kitSample.${id}`) }))}
        />
        <Shortlist legend={t('selectExpert.suggested')} count={people.length}>
          {people.map(({ id, initials, tone, country }) => (
            <Candidate
              key={id}
              id={id}
              name={t(`kitSample.${id}`)}
              pick={{
                name: 'expert',
                value: id,
                chosen: id === chosen,
                onChoose: () => setChosen(id),
                labels: { choose: t('kit.choose'), chosen: t('kit.chosen') },
              }}
              institution={t(`kitSample.${id}At`)}
              country={{ label: country.label, flag: flagPath(country.code) }}
              initials={initials}
              tone={tone}
              cells={cells}
            />
          ))}
        </Shortlist>
      </Band>
      <StickyBar>
        <strong>{t(`kitSample.${chosen}`)}</strong>
        <Button>{t('selectExpert.confirm')}</Button>
      </StickyBar>
    </>
  )
}
