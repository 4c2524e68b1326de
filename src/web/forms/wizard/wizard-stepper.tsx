import { useRef } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { Stepper } from '../../ui/stepper/stepper.tsx'
import { useRefusedFiles } from '../../uploads/refused-files.ts'
import { useUnderWay } from '../../uploads/under-way.ts'
import { stepHref } from './use-steps.ts'

type Props = {
  form: Form
  t: Translate
  action: string
  now: number
  /** The last step that can be opened. */
  furthest: number
  onChoose: (step: number) => void
}

export function WizardStepper({ form, t, action, now, furthest, onChoose }: Props) {
  const { steps } = form
  const next = steps[now + 1]
  const seen = useRef(now)
  seen.current = Math.max(seen.current, now)
  const unfinished = new Set([...useUnderWay().keys(), ...useRefusedFiles().keys()])
  return (
    <div className="with-script">
      <Stepper
        steps={steps.map(({ title, asks }, index) => ({
          label: t(title),
          href: stepHref(action, form, index),
          isUnfinished: asks.some((name) => unfinished.has(name)),
        }))}
        now={now}
        furthest={Math.min(seen.current, furthest)}
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
