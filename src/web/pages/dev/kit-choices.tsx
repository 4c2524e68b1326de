import { useState } from 'react'
import { Choices } from '../../ui/choice/choice.tsx'
import { FormSection, Reveal } from '../../ui/form/form.tsx'
import { RegionTable } from '../../ui/region-table/region-table.tsx'
import { SampleCountries, SampleLanguages, SampleLimited } from './kit-multi-selects.tsx'
import type { SampleProps } from './sample.ts'

const years = ['<5', '5–10', '>10']

export function SampleChoices({ t, at }: SampleProps) {
  const [method, setMethod] = useState<string | null>('visit')
  const [worked, setWorked] = useState<Record<string, string | undefined>>({ africa: '5–10' })
  return (
    <>
      <FormSection>
        <Choices
          id={`${at}-method`}
          name={`${at}-method`}
          label={t('kitSample.method')}
          hint={t('kitSample.methodHint')}
          options={[
            {
              value: 'online',
              title: t('kitSample.onlineOnly'),
              text: t('kitSample.onlineOnlyText'),
              icon: 'video',
            },
            {
              value: 'visit',
              title: t('kitSample.withVisit'),
              text: t('kitSample.withVisitText'),
              icon: 'both',
            },
            {
              value: 'short',
              title: t('kitSample.shortVisit'),
              text: t('kitSample.shortVisitText'),
              icon: 'suitcase',
            },
          ]}
          value={method}
          onChange={setMethod}
          error={method ? undefined : t('forms.required')}
        />
        {method === 'visit' && <Reveal>{t('kitSample.costsHint')}</Reveal>}
      </FormSection>
      <FormSection>
        <SampleLanguages t={t} at={at} />
      </FormSection>
      <FormSection>
        <RegionTable
          id={`${at}-regions`}
          label={t('kitSample.regions')}
          hint={t('kitSample.regionsHint')}
          nameOf={(region) => `${at}-${region}`}
          regions={(['africa', 'europe', 'westernPacific'] as const).map((value) => ({
            value,
            label: t(`kitSample.${value}`),
          }))}
          years={years.map((range) => ({
            value: range,
            range,
            head: (
              <>
                <bdi dir="ltr">{range}</bdi> {t('kitSample.years')}
              </>
            ),
          }))}
          value={worked}
          onChange={(region, range) => setWorked({ ...worked, [region]: range })}
          labels={{
            region: t('kitSample.region'),
            cell: (region, range) => t('kit.yearsInRegion', { region, years: range }),
          }}
        />
        <SampleCountries t={t} at={at} />
        <SampleLimited t={t} at={at} />
      </FormSection>
    </>
  )
}
