import type { Form } from '../../domain/forms/engine/form.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { Stepper } from '../ui/stepper/stepper.tsx'
import type { EditSteps } from './use-edit-steps.ts'

type Props = { form: Form; t: Translate; now: number; steps: EditSteps }

/** Every step can be opened: all of them are answered already. */
export function EditStepper({ form, t, now, steps }: Props) {
  if (steps.layout === 'all') return null
  const next = form.steps[now + 1]
  return (
    <Stepper
      steps={form.steps.map(({ title }, index) => ({ label: t(title), href: steps.hrefOf(index) }))}
      now={now}
      isOpen
      onChoose={steps.choose}
      labels={{
        navigation: t('wizard.steps'),
        position: t('kit.stepPosition', { step: now + 1, count: form.steps.length }),
        next: next && t('kit.nextStep', { step: t(next.title) }),
        completed: t('kit.completed'),
        all: t('edit.allSteps'),
      }}
    />
  )
}
