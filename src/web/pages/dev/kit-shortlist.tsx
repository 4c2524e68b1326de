import { useState } from 'react'
import { flagPath } from '../../../domain/lists/countries.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { Candidate } from '../../ui/shortlist/candidate.tsx'
import { Fit } from '../../ui/shortlist/fit.tsx'
import { LanguageLevels } from '../../ui/shortlist/language-levels.tsx'
import { Shortlist, StickyBar } from '../../ui/shortlist/shortlist.tsx'
import type { SampleProps } from './sample.ts'

const people = [
  { id: 'rowan', initials: 'AR', tone: 'petrol', country: { code: 'FI', label: 'Finland' } },
  { id: 'tamarind', initials: 'KT', tone: 'saffron', country: { code: 'GH', label: 'Ghana' } },
  { id: 'acacia', initials: 'MA', tone: 'bloom', country: { code: 'PE', label: 'Peru' } },
] as const

export function KitShortlist({ t, at }: SampleProps) {
  const [chosen, setChosen] = useState<(typeof people)[number]['id'] | null>('rowan')
  return (
    <>
      <Band inner="stack gap-5">
        <JumpChips
          label={`${t('kitSample.goToExpert')}, ${at}`}
          links={people.map(({ id }) => ({ href: `#${at}-${id}`, label: t(`kitSample.${id}`) }))}
        />
        <Shortlist legend={t('kitSample.shortlist')}>
          {people.map(({ id, initials, tone, country }) => (
            <Candidate
              key={id}
              id={`${at}-${id}`}
              name={t(`kitSample.${id}`)}
              choice={{ name: `${at}-expert`, value: id }}
              chosen={id === chosen}
              onChoose={() => setChosen(id)}
              labels={{ choose: t('kit.choose'), chosen: t('kit.chosen') }}
              institution={t(`kitSample.${id}At`)}
              country={{ label: country.label, flag: flagPath(country.code) }}
              initials={initials}
              tone={tone}
              why={t(`kitSample.${id}Why`)}
              cells={[
                {
                  title: t('kitSample.fit'),
                  content: (
                    <Fit
                      items={[
                        { text: t('kitSample.fitFields'), meets: true },
                        { text: t('kitSample.fitVisit'), meets: id !== 'tamarind' },
                        { text: t('kitSample.fitSwahili'), meets: false },
                      ]}
                      labels={{ meets: t('kit.meets'), misses: t('kit.misses') }}
                    />
                  ),
                },
                { title: t('kitSample.level'), content: t('kitSample.levelText') },
                {
                  title: t('kitSample.spoken'),
                  content: (
                    <LanguageLevels
                      items={[
                        { language: t('kitSample.english'), level: t('kitSample.native'), value: 4 },
                        { language: t('kitSample.french'), level: t('kitSample.intermediate'), value: 2 },
                      ]}
                    />
                  ),
                },
              ]}
            />
          ))}
        </Shortlist>
      </Band>
      <StickyBar>
        <p>
          {t('kitSample.yourChoice')} <strong>{chosen && t(`kitSample.${chosen}`)}</strong>
        </p>
        <Button disabled={!chosen}>{t('kitSample.confirm')}</Button>
      </StickyBar>
    </>
  )
}
