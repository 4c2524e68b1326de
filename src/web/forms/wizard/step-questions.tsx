import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Step } from '../../../domain/forms/engine/form.ts'
import { visibleFields } from '../../../domain/forms/engine/visible.ts'
import { stepText } from '../../../domain/forms/engine/wording.ts'
import { localPath } from '../../../domain/messages/locales.ts'
import { FormHead, FormSection, Reveal } from '../../ui/form/form.tsx'
import type { Question } from '../inputs/question.ts'
import { QuestionInput } from '../inputs/question-input.tsx'
import { isServer, Untouched, WithoutScript } from '../inputs/without-script.tsx'
import { arrange, type Block, isShort } from './arrange.ts'
import { stepAnchor } from './use-steps.ts'

type Props = Omit<Question, 'name'> & {
  step: Step
  /** Whether the step is shown; hidden steps are rendered for pages without JavaScript. */
  isNow: boolean
  level: 1 | 2
  /** Content above the questions, to which they refer. */
  above?: ReactNode
}

function StepQuestionsNow(props: Props) {
  const { isNow, alive } = props
  const [isDue, setDue] = useState(isNow || alive)
  useEffect(() => {
    if (alive) startTransition(() => setDue(true))
  }, [alive])
  return isNow || isDue || isServer() ? (
    <OneStep {...props} />
  ) : (
    <Untouched as="section" className={stepClass} />
  )
}

function OneStep({ step, isNow, level, above, ...asked }: Props) {
  const { form, t, answers, alive } = asked
  const visible = new Set(visibleFields(form, answers))
  const names = alive ? step.asks.filter((name) => visible.has(name)) : step.asks
  const text = stepText(step, t)
  /** Before hydration, styles hide questions that do not apply; without a script all are shown. */
  const waits = (block: Block) => !alive && !block.names.some((name) => visible.has(name))
  return (
    <section className={stepClass} data-now={isNow || undefined}>
      <FormHead
        id={stepAnchor(step)}
        title={t(step.title)}
        lede={step.lede && t(step.lede)}
        hint={level === 1 && step.asks.length > 1 ? t('wizard.requiredHint') : undefined}
        level={level}
      />
      {text && (
        <div className="step__text stack gap-3">
          <p>{text}</p>
          {step.reads && <a href={localPath(asked.locale, step.reads.path)}>{t(step.reads.label)}</a>}
        </div>
      )}
      {above}
      {arrange(form, names).map((blocks) => (
        <FormSection key={blocks[0]?.names[0]}>
          {blocks.map((block) => (
            <WithoutScript key={block.names[0]} when={waits(block)}>
              <Questions block={block} {...asked} />
            </WithoutScript>
          ))}
        </FormSection>
      ))}
    </section>
  )
}

const stepClass = 'step stack gap-7'

/** Hidden steps render again only when they are shown. */
export const StepQuestions = memo(
  StepQuestionsNow,
  (before, after) => !before.isNow && !after.isNow && before.alive === after.alive,
)

function Questions({ block, ...asked }: Omit<Question, 'name'> & { block: Block }) {
  const { names, revealed } = block
  const isWide = (name: string) => !isShort(asked.form, name) || (revealed && names.length === 1)
  const questions = (
    <div className="questions">
      {names.map((name) => (
        <div key={name} className={isWide(name) ? 'wide' : undefined}>
          <QuestionInput name={name} {...asked} />
        </div>
      ))}
    </div>
  )
  return revealed ? <Reveal>{questions}</Reveal> : questions
}
