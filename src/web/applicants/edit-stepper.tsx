import type { Form } from '../../domain/forms/engine/form.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { Stepper } from '../ui/stepper/stepper.tsx'
import { useRefusedFiles } from '../uploads/refused-files.ts'
import { useUnderWay } from '../uploads/under-way.ts'
import type { EditSteps } from './use-edit-steps.ts'

type Props = { form: Form; t: Translate; now: number; steps: EditSteps }

/** A stepper whose steps can all be opened, since all are answered, except for files that have yet to arrive. */
export function EditStepper({ form, t, now, steps }: Props) {
  const unfinished = new Set([...useUnderWay().keys(), ...useRefusedFiles().keys()])
  if (steps.layout === 'all') return null
  const next = form.steps[now + 1]
  return (
    <Stepper
      steps={form.steps.map(({ title, asks }, index) => ({
        label: t(title),
        href: steps.hrefOf(index),
        isUnfinished: asks.some((name) => unfinished.has(name)),
      }))}
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
