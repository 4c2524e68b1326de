import { fieldError } from '../../../domain/forms/field-error.ts'
import { type Criterion, criteria } from '../../../domain/matching/scale.ts'
import { allWeights } from '../../../domain/matching/weights.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { WorkspaceData } from './workspace-data.ts'

/** Whether the page shows weights that were refused. */
export const isWeighingBack = ({ given }: WorkspaceData) => given._action?.[0] === 'weigh'

type Page = { t: Translate; data: WorkspaceData }

export function weightError({ t, data }: Page, criterion: Criterion): string | undefined {
  const code = isWeighingBack(data) ? data.errors[criterion] : undefined
  return code && fieldError(t, code, { min: 0, max: allWeights })
}

export function weightsError({ t, data }: Page): string | undefined {
  if (!isWeighingBack(data) || !data.errors.weights) return undefined
  const given = criteria.map((criterion) => Number(data.given[`weight_${criterion}`]?.[0]))
  return t('workspace.weightsSum', { sum: given.reduce((sum, one) => sum + one, 0) })
}

/** The errors of weights for the summary at the top of the page. */
export function weightMistakes(page: Page): { href: string; text: string }[] {
  const sum = weightsError(page)
  const wrong = criteria.flatMap((criterion) => {
    const error = weightError(page, criterion)
    const text = `${page.t(`match.${criterion}`)}: ${error}`
    return error ? [{ href: `#weight-${criterion}`, text }] : []
  })
  return [...wrong, ...(sum ? [{ href: '#weight-fields', text: sum }] : [])]
}
