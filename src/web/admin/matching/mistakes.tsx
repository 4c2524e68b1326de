import { fieldError } from '../../../domain/forms/field-error.ts'
import { longestWords } from '../../../domain/matching/answer-words.ts'
import { gates } from '../../../domain/matching/gate.ts'
import type { PageContext } from '../../page.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import type { WorkspaceData } from './workspace-data.ts'

/** Above the page that came back; each mistake leads to its field. */
export function Mistakes({ t, data }: Pick<PageContext<WorkspaceData>, 't' | 'data'>) {
  const { errors, wrongPick, given } = data
  const [, expert = ''] = (given._action?.[0] ?? '').split(' ')
  const told = (name: string, label: string, id = name) => {
    const code = errors[name]
    return code
      ? [
          {
            href: `#${id}`,
            text: `${label}: ${fieldError(t, code, { max: longestWords })}`,
          },
        ]
      : []
  }
  const items = [
    ...(wrongPick ? [{ href: '#shortlist', text: t(`workspace.${wrongPick}`) }] : []),
    ...told('note', t('workspace.askNote')),
    ...told('unaskedReason', t('workspace.sendUnasked')),
    ...gates.flatMap((gate) => told(gate, t(`match.gate_${gate}`), `${gate}-${expert}`)),
  ]
  return items.length > 0 ? <ErrorSummary title={t('forms.invalid')} items={items} /> : null
}
