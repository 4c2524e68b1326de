import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormActions } from '../../ui/form/form.tsx'

type Props = {
  form: Form
  t: Translate
  layout: 'steps' | 'all'
  alive: boolean
  step: number
  isSending: boolean
  /** Whether sending waits for files. */
  isWaiting?: boolean
  /** Whether the step was opened from the summary, to which it returns. */
  isChecking?: boolean
  onBack: () => void
}

/** Before hydration both buttons are there; styles hide the one that does not apply. */
export function WizardActions({ form, t, layout, alive, step, isSending, onBack, ...props }: Props) {
  const { isWaiting = false, isChecking } = props
  const isBusy = isSending || isWaiting
  const next = layout === 'steps' ? form.steps[step + 1] : undefined
  const submit = (
    <Button key="submit" type="submit" variant="go" busy={isBusy}>
      {t(isBusy ? 'wizard.sending' : 'wizard.submit')}
    </Button>
  )
  return (
    <FormActions>
      {layout === 'steps' && (
        <div className="with-script">
          <Button variant="secondary" icon="back" block disabled={step === 0 || isSending} onClick={onBack}>
            {t('wizard.back')}
            {step === 0 && <span className="vh"> {t('wizard.firstStep')}</span>}
          </Button>
        </div>
      )}
      {!alive && (
        <div className="without-script">
          <Button type="submit" name="_check" value="yes" variant="secondary">
            {t('wizard.check')}
          </Button>
        </div>
      )}
      {next ? !alive && <div className="without-script">{submit}</div> : submit}
      {next && (
        <div className="with-script">
          <Button type="submit" name="_next" value={next.id} iconEnd="arrow" block>
            {isChecking ? t('wizard.toSummary') : t('kit.nextStep', { step: t(next.title) })}
          </Button>
        </div>
      )}
    </FormActions>
  )
}
