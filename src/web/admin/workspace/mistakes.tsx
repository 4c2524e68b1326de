import { gates } from '../../../domain/matching/gates.ts'
import type { PageContext } from '../../page.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import type { WorkspaceData } from './workspace-data.ts'

/** Above the page that came back; each mistake leads to its field. */
export function Mistakes({ t, data }: Pick<PageContext<WorkspaceData>, 't' | 'data'>) {
  const { errors, wrongPick, given } = data
  const [, expert = ''] = (given.act?.[0] ?? '').split(' ')
  const items = [
    ...(wrongPick ? [{ href: '#shortlist', text: t(`workspace.${wrongPick}`) }] : []),
    ...(errors.note ? [{ href: '#note', text: t('workspace.askNote') }] : []),
    ...(errors.unaskedReason ? [{ href: '#unaskedReason', text: t('workspace.sendUnasked') }] : []),
    ...gates
      .filter((gate) => errors[gate])
      .map((gate) => ({
        href: `#${gate}-${expert}`,
        text: t('workspace.reasonFor', { gate: t(`match.gate_${gate}`) }),
      })),
  ]
  return items.length > 0 ? <ErrorSummary title={t('forms.invalid')} items={items} /> : null
}
