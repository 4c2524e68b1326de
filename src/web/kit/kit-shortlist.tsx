import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'
import { JumpChips } from '../ui/filter-chips/filter-chips.tsx'
import { Candidate } from '../ui/shortlist/candidate.tsx'
import { Fit } from '../ui/shortlist/fit.tsx'
import { LanguageLevels } from '../ui/shortlist/language-levels.tsx'
import { Shortlist, StickyBar } from '../ui/shortlist/shortlist.tsx'
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
          label={`${t('kitWork.goToExpert')}, ${at}`}
          links={people.map(({ id }) => ({ href: `#${at}-${id}`, label: t(`kitWork.${id}`) }))}
        />
        <Shortlist legend={t('kitWork.shortlist')} count={people.length}>
          {people.map(({ id, initials, tone, country }) => (
            <Candidate
              key={id}
              id={`${at}-${id}`}
              name={t(`kitWork.${id}`)}
              pick={{
                name: `${at}-expert`,
                value: id,
                chosen: id === chosen,
                onChoose: () => setChosen(id),
                labels: { choose: t('kit.choose'), chosen: t('kit.chosen') },
              }}
              institution={t(`kitWork.${id}At`)}
              country={{ label: country.label, flag: flagPath(country.code) }}
              initials={initials}
              tone={tone}
              why={t(`kitWork.${id}Why`)}
              cells={[
                {
                  title: t('kitWork.fit'),
                  content: (
                    <Fit
                      items={[
                        { text: t('kitWork.fitFields'), meets: true },
                        { text: t('kitWork.fitVisit'), meets: id !== 'tamarind' },
                        { text: t('kitWork.fitSwahili'), meets: false },
                      ]}
                      labels={{ meets: t('kit.meets'), misses: t('kit.misses') }}
                    />
                  ),
                },
                { title: t('kitWork.level'), content: t('kitWork.levelText') },
                {
                  title: t('kitWork.spoken'),
                  content: (
                    <LanguageLevels
                      items={[
                        { language: t('kitWork.english'), level: t('kitWork.native'), value: 4 },
                        { language: t('kitWork.french'), level: t('kitWork.intermediate'), value: 2 },
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
          {t('kitWork.yourChoice')} <strong>{chosen && t(`kitWork.${chosen}`)}</strong>
        </p>
        <Button disabled={!chosen}>{t('kitWork.confirm')}</Button>
      </StickyBar>
    </>
  )
}
