import { useState } from 'react'
import { flagPath } from '../../domain/lists/countries.ts'
import { Checkbox } from '../ui/checkbox/checkbox.tsx'
import { Field, FieldGroup } from '../ui/field/field.tsx'
import { FieldRow } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio-group/radio-group.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextArea } from '../ui/text-area/text-area.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { type SampleProps, sampleCountries } from './sample.ts'

const MOST_WORDS = 200

export function SampleFields({ t, at }: SampleProps) {
  const [country, setCountry] = useState('SN')
  const [consent, setConsent] = useState('no')
  const options = sampleCountries.map(({ code, label }) => ({ value: code, label, flag: flagPath(code) }))
  return (
    <>
      <FieldRow>
        <Field id={`${at}-name`} label={t('kitWork.name')}>
          {(control) => <TextInput {...control} defaultValue="Ines" autoComplete="given-name" />}
        </Field>
        <Field id={`${at}-phone`} label={t('kitWork.phone')} optional={t('forms.optional')}>
          {(control) => <TextInput {...control} type="tel" placeholder="+351 000 000 000" />}
        </Field>
      </FieldRow>
      <Field
        id={`${at}-email`}
        label={t('kitSample.email')}
        hint={t('kitWork.emailHint')}
        error={t('forms.invalid_email')}
      >
        {(control) => <TextInput {...control} type="email" defaultValue="ines.verbena@example" />}
      </Field>
      <FieldRow>
        <Field id={`${at}-locked`} label={t('kitWork.locked')}>
          {(control) => <TextInput {...control} disabled value={t('kitWork.lockedText')} />}
        </Field>
        <Field id={`${at}-pin`} label={t('kitSample.pin')} hint={t('kitSample.pinHint')}>
          {(control) => <TextInput {...control} code inputMode="numeric" defaultValue="4071" maxLength={6} />}
        </Field>
      </FieldRow>
      <Field id={`${at}-country`} label={t('kitWork.country')}>
        {(control) => (
          <Select
            {...control}
            options={options}
            placeholder={t('kitWork.selectCountry')}
            value={country}
            onChange={(event) => setCountry(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field id={`${at}-motivation`} label={t('kitWork.motivation')} hint={t('kitWork.motivationHint')}>
        {(control) => (
          <TextArea
            {...control}
            defaultValue={t('kitWork.motivationText')}
            countText={(count) => t('kit.wordCount', { count, max: MOST_WORDS })}
          />
        )}
      </Field>
      <RadioGroup
        id={`${at}-consent`}
        name={`${at}-consent`}
        label={t('kitWork.consent')}
        options={[
          { value: 'yes', label: t('kitWork.consentYes') },
          { value: 'no', label: t('kitWork.consentNo') },
        ]}
        value={consent}
        onChange={setConsent}
        error={consent === 'no' ? t('kitSample.consentError') : undefined}
      />
      <FieldGroup
        id={`${at}-costs`}
        label={t('kitWork.costs')}
        hint={t('kitWork.costsHint')}
        error={t('forms.required')}
      >
        {({ 'aria-invalid': invalid }) => (
          <Checkbox aria-invalid={invalid} name={`${at}-costs`}>
            {t('kitWork.costsLabel')}
          </Checkbox>
        )}
      </FieldGroup>
    </>
  )
}
