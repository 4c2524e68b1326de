import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { FileRow } from '../../ui/file-row/file-row.tsx'
import { Filters, SearchInput } from '../../ui/filters/filters.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Portrait } from '../../ui/portrait/portrait.tsx'
import { Select } from '../../ui/select/select.tsx'
import { SidePanel } from '../../ui/side-panel/side-panel.tsx'
import type { SampleProps } from './sample.ts'

export function SampleFilters({ t, at }: SampleProps) {
  return (
    <Filters label={`${t('kitSample.applications')}, ${at}`} onSubmit={(event) => event.preventDefault()}>
      <Field id={`${at}-search`} label={t('kitSample.search')}>
        {(control) => <SearchInput {...control} placeholder={t('kitSample.searchHint')} />}
      </Field>
      <Field id={`${at}-type`} label={t('kitSample.type')}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('kitSample.allTypes')}
            options={(['expert', 'hospital'] as const).map((value) => ({
              value,
              label: t(`kitSample.${value}`),
            }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" small icon="filter">
        {t('kitSample.applyFilters')}
      </Button>
    </Filters>
  )
}

export function SamplePanel({ t, at, onClose }: SampleProps & { onClose: () => void }) {
  return (
    <SidePanel
      id={`${at}-panel`}
      title={t('kitSample.verbena')}
      text={t('kitSample.verbenaApplication')}
      portrait={<Portrait initials="IV" tone="leaf" small />}
      closeLabel={t('kit.close')}
      onClose={onClose}
      actions={
        <>
          <Button small>{t('kitSample.invite')}</Button>
          <Button small variant="secondary">
            {t('kitSample.askMore')}
          </Button>
          <Button small variant="danger">
            {t('kitSample.decline')}
          </Button>
        </>
      }
    >
      <KeyValues
        columns={2}
        items={[
          { term: t('kitSample.employer'), value: t('kitSample.employerText') },
          { term: t('kitSample.experience'), value: t('kitSample.experienceText') },
        ]}
      />
      <h3>{t('kitSample.documents')}</h3>
      <FileRow name={t('kitSample.resumeFile')} detail={t('kitSample.resumeFileText')}>
        <Button variant="quiet" small>
          {t('kit.view')}
        </Button>
      </FileRow>
    </SidePanel>
  )
}
