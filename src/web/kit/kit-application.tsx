import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { FileRow } from '../ui/file-row/file-row.tsx'
import { Filters, SearchInput } from '../ui/filters/filters.tsx'
import { KeyValues } from '../ui/key-values/key-values.tsx'
import { Portrait } from '../ui/portrait/portrait.tsx'
import { Select } from '../ui/select/select.tsx'
import { SidePanel } from '../ui/side-panel/side-panel.tsx'
import type { SampleProps } from './sample.ts'

export function SampleFilters({ t, at }: SampleProps) {
  return (
    <Filters label={`${t('kitWork.applications')}, ${at}`} onSubmit={(event) => event.preventDefault()}>
      <Field id={`${at}-search`} label={t('kitWork.search')}>
        {(control) => <SearchInput {...control} placeholder={t('kitWork.searchHint')} />}
      </Field>
      <Field id={`${at}-type`} label={t('kitWork.type')}>
        {(control) => (
          <Select
            {...control}
            placeholder={t('kitWork.allTypes')}
            options={(['expert', 'hospital'] as const).map((value) => ({
              value,
              label: t(`kitWork.${value}`),
            }))}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" small icon="filter">
        {t('kitWork.applyFilters')}
      </Button>
    </Filters>
  )
}

export function SamplePanel({ t, at, onClose }: SampleProps & { onClose: () => void }) {
  return (
    <SidePanel
      id={`${at}-panel`}
      title={t('kitWork.verbena')}
      text={t('kitWork.verbenaApplication')}
      portrait={<Portrait initials="IV" tone="leaf" small />}
      closeLabel={t('kit.close')}
      onClose={onClose}
      actions={
        <>
          <Button small>{t('kitWork.invite')}</Button>
          <Button small variant="secondary">
            {t('kitWork.askMore')}
          </Button>
          <Button small variant="danger">
            {t('kitWork.decline')}
          </Button>
        </>
      }
    >
      <KeyValues
        columns={2}
        items={[
          { term: t('kitWork.employer'), value: t('kitWork.employerText') },
          { term: t('kitWork.experience'), value: t('kitWork.experienceText') },
        ]}
      />
      <h3>{t('kitWork.documents')}</h3>
      <FileRow name={t('kitWork.resumeFile')} detail={t('kitWork.resumeFileText')}>
        <Button variant="quiet" small>
          {t('kit.view')}
        </Button>
      </FileRow>
    </SidePanel>
  )
}
