import type { Step } from '../../domain/forms/engine/form.ts'
import type { Question } from './inputs/question.ts'
import { StepQuestions } from './wizard/step-questions.tsx'

type Props = Omit<Question, 'name'> & { steps: readonly Step[] }

export function AllSteps({ steps, ...asked }: Props) {
  return steps.map((step) => <StepQuestions key={step.id} {...asked} step={step} isNow level={2} />)
}
