import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { stepHref } from './use-steps.ts'

type Props = { form: Form; t: Translate; action: string; now: number; onChoose: (step: number) => void }

export function WizardStepper({ form, t, action, now, onChoose }: Props) {
  const { steps } = form
  const next = steps[now + 1]
  return (
    <div className="with-script">
      <Stepper
        steps={steps.map(({ title }, index) => ({ label: t(title), href: stepHref(action, form, index) }))}
        now={now}
        onChoose={onChoose}
        labels={{
          navigation: t('wizard.steps'),
          position: t('kit.stepPosition', { step: now + 1, count: steps.length }),
          next: next && t('kit.nextStep', { step: t(next.title) }),
          completed: t('kit.completed'),
        }}
      />
    </div>
  )
}
