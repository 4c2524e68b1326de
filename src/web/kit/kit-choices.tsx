import { useState } from 'react'
import { Choices } from '../ui/choice/choice.tsx'
import { FormSection, Reveal } from '../ui/form/form.tsx'
import { RegionTable } from '../ui/region-table/region-table.tsx'
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
          label={t('kitWork.method')}
          hint={t('kitWork.methodHint')}
          options={[
            {
              value: 'online',
              title: t('kitWork.onlineOnly'),
              text: t('kitWork.onlineOnlyText'),
              icon: 'video',
            },
            {
              value: 'visit',
              title: t('kitWork.withVisit'),
              text: t('kitWork.withVisitText'),
              icon: 'both',
            },
            {
              value: 'short',
              title: t('kitWork.shortVisit'),
              text: t('kitWork.shortVisitText'),
              icon: 'suitcase',
            },
          ]}
          value={method}
          onChange={setMethod}
          error={method ? undefined : t('forms.required')}
        />
        {method === 'visit' && <Reveal>{t('kitWork.costsHint')}</Reveal>}
      </FormSection>
      <FormSection>
        <SampleLanguages t={t} at={at} />
      </FormSection>
      <FormSection>
        <RegionTable
          id={`${at}-regions`}
          label={t('kitWork.regions')}
          hint={t('kitWork.regionsHint')}
          nameOf={(region) => `${at}-${region}`}
          regions={(['africa', 'europe', 'westernPacific'] as const).map((value) => ({
            value,
            label: t(`kitWork.${value}`),
          }))}
          years={years.map((range) => ({
            value: range,
            range,
            head: (
              <>
                <bdi dir="ltr">{range}</bdi> {t('kitWork.years')}
              </>
            ),
          }))}
          value={worked}
          onChange={(region, range) => setWorked({ ...worked, [region]: range })}
          labels={{
            region: t('kitWork.region'),
            cell: (region, range) => t('kit.yearsInRegion', { region, years: range }),
          }}
        />
        <SampleCountries t={t} at={at} />
        <SampleLimited t={t} at={at} />
      </FormSection>
    </>
  )
}
