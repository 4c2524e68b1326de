import { useState } from 'react'
import type { Answers, Form as FormDefinition } from '../../domain/forms/engine/form.ts'
import { AllSteps } from '../forms/all-steps.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { WizardActions } from '../forms/wizard/wizard-actions.tsx'
import { WizardStepper } from '../forms/wizard/wizard-stepper.tsx'
import type { IslandProps } from '../islands/names.ts'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/field/field.tsx'
import { Form, FormSection } from '../ui/form/form.tsx'
import { SaveState } from '../ui/save-state/save-state.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'
import { Upload } from '../ui/upload/upload.tsx'
import type { FileState } from '../uploads/file-state.ts'
import { shownState, uploadLabels } from '../uploads/file-words.ts'

/** Definitions from the server, since the script of a form contains the island of its own page. */
export type SampleForms = { expert: FormDefinition; hospital: FormDefinition }

const begun: Answers = {
  name: 'Ines',
  email: 'ines.verbena@example',
  country: 'Senegal',
  motivation: 'For eleven years I have worked where the nearest reference laboratory was a day away.',
  language_proficiency: [{ id: 1, proficiency: 'Native' }],
  regional_experience: [{ id: 1, years_of_experience: '5-10' }],
  method_of_support: 'onlineWithVisit',
}
const errors = {
  email: 'invalid_email',
  registry_related_experience: 'required',
  consent: 'must_accept',
} as const

const variants = ['primary', 'secondary', 'accent', 'go', 'danger', 'quiet'] as const

export function KitForms({ t, locale, expert: form, hospital }: IslandProps<SampleForms>) {
  const [answers, setAnswers] = useState(begun)
  const change = (changes: Answers) => setAnswers((now) => ({ ...now, ...changes }))
  const asked = { t, locale, answers, errors, alive: true, onChange: change }
  return (
    <>
      <Band inner="row">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`kitSample.${variant}`)}
          </Button>
        ))}
        <Button disabled>{t('users.disabled')}</Button>
        <Button busy>{t('kitSample.sending')}</Button>
        <Button small variant="secondary" icon="file">
          {t('kitSample.exportList')}
        </Button>
      </Band>
      <Band inner="split split--start">
        <div className="sticky stack gap-5">
          <WizardStepper furthest={0} form={form} t={t} action="" now={3} onChoose={rest} />
          <SaveState state="saved">{t('kit.savedAt', { time: '14:32' })}</SaveState>
          <SaveState state="offline">{t('kit.offline')}</SaveState>
        </div>
        <Form onSubmit={(event) => event.preventDefault()}>
          {/* Inert, so that it does not take the focus. */}
          <div inert>
            <FormErrors form={form} t={t} errors={errors} />
          </div>
          <AllSteps {...asked} form={form} steps={form.steps} />
          <AllSteps {...asked} form={hospital} steps={hospital.steps} />
          <SampleUploads t={t} locale={locale} />
          <Field id="locked" label={t('kitSample.locked')}>
            {(control) => <TextInput {...control} disabled value={t('kitSample.lockedText')} />}
          </Field>
          <WizardActions form={form} t={t} layout="steps" alive step={3} isSending={false} onBack={rest} />
        </Form>
      </Band>
    </>
  )
}

const resume = { name: 'verbena-cv-2024.pdf', size: 3_565_158 }
const sent = 1_258_291

const stills: FileState[] = [
  { ...resume, at: 'asking' },
  { ...resume, at: 'sending', sent, secondsLeft: 17 },
  { ...resume, at: 'waiting', arrived: sent, for: 'line' },
  { ...resume, at: 'checking' },
  { name: 'reference-letter.pdf', size: 245_760, at: 'sent', id: '' },
  { name: 'letter.docx', size: 18_432, at: 'refused', why: 'forms.not_pdf' },
]

function SampleUploads({ t, locale }: IslandProps<object>) {
  return (
    <FormSection>
      {stills.map((file) => (
        <Field key={file.at} id={file.at} label={t('expert.resume')}>
          {(control) => (
            <Upload
              control={control}
              name={control.id}
              label={t('expert.resume')}
              accept="application/pdf"
              state={shownState(file, t, locale, '#')}
              labels={uploadLabels(t)}
              onChoose={rest}
              onCancel={rest}
              onRemove={rest}
              onTryNow={rest}
            />
          )}
        </Field>
      ))}
    </FormSection>
  )
}

const rest = () => {}
