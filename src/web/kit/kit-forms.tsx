import type { IslandProps } from '../islands/names.ts'
import { Band } from '../ui/band/band.tsx'
import { Button } from '../ui/button/button.tsx'
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx'
import { Form, FormActions, FormHead, FormSection } from '../ui/form/form.tsx'
import { SaveState } from '../ui/save-state/save-state.tsx'
import { Stepper } from '../ui/stepper/stepper.tsx'
import { SampleChoices } from './kit-choices.tsx'
import { SampleFields } from './kit-fields.tsx'
import { SampleUploads } from './kit-uploads.tsx'
import type { SampleProps } from './sample.ts'

const variants = ['primary', 'secondary', 'accent', 'go', 'danger', 'quiet'] as const

export function KitForms({ t, at, locale }: IslandProps<SampleProps>) {
  const labels = ['primary', 'secondary', 'accent', 'submit', 'decline', 'quiet'] as const
  return (
    <>
      <Band inner="stack gap-6">
        <SampleStepper t={t} at={`${at}-wide`} />
        <div className="row">
          {variants.map((variant, index) => (
            <Button key={variant} variant={variant}>
              {t(`kitWork.${labels[index] ?? 'primary'}`)}
            </Button>
          ))}
          <Button disabled>{t('kitWork.disabled')}</Button>
          <Button busy>{t('kitWork.sending')}</Button>
          <Button small variant="secondary" icon="file">
            {t('kitWork.exportList')}
          </Button>
        </div>
      </Band>
      <Band inner="split split--start">
        <div className="sticky stack gap-5">
          <SampleStepper t={t} at={`${at}-rail`} />
          <SaveState state="saving">{t('kit.saving')}</SaveState>
          <SaveState state="saved">{t('kit.savedAt', { time: '14:32' })}</SaveState>
          <SaveState state="offline">{t('kit.offline')}</SaveState>
        </div>
        <Form onSubmit={(event) => event.preventDefault()}>
          {/* Inert, so that four of them do not fight for the focus. */}
          <div inert>
            <ErrorSummary
              title={t('forms.incomplete')}
              items={[
                { href: `#${at}-email`, text: `${t('kitSample.email')}: ${t('forms.invalid_email')}` },
                { href: `#${at}-consent`, text: `${t('kitWork.consent')}: ${t('kitSample.consentError')}` },
              ]}
            />
          </div>
          <FormHead
            title={t('kitSample.stepGlobal')}
            lede={t('kitWork.languagesHint')}
            hint={t('kitSample.pinHint')}
          />
          <FormSection id={`${at}-fields`} title={t('kitWork.fields')}>
            <SampleFields t={t} at={at} />
          </FormSection>
          <SampleChoices t={t} at={at} />
          <SampleUploads t={t} at={at} locale={locale} />
          <FormActions>
            <Button variant="secondary" icon="back">
              {t('kitWork.back')}
            </Button>
            <Button type="submit" iconEnd="arrow">
              {t('kit.nextStep', { step: t('kitSample.stepAvailability') })}
            </Button>
          </FormActions>
        </Form>
      </Band>
    </>
  )
}

function SampleStepper({ t, at }: SampleProps) {
  const names = ['Personal', 'Professional', 'Motivation', 'Global', 'Availability', 'Submission'] as const
  return (
    <Stepper
      now={3}
      steps={names.map((name) => ({ label: t(`kitSample.step${name}`), href: `#${at}` }))}
      labels={{
        navigation: `${t('kitSample.steps')}, ${at}`,
        position: t('kit.stepPosition', { step: 4, count: names.length }),
        next: t('kit.nextStep', { step: t('kitSample.stepAvailability') }),
        completed: t('kit.completed'),
      }}
    />
  )
}
