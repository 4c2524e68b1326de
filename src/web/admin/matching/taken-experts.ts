import { isFree } from '../../../domain/matching/shortlist.ts'
import type { ShortlistEntry } from '../../../services/matching/read-workspace.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

/** Which experts of a sent shortlist can no longer be chosen, and why; nothing if all can. */
export function sayTaken({ t, data: { shortlist } }: WorkspaceContext): string | undefined {
  const sent = shortlist.filter(({ status }) => status === 'shortlisted')
  const lost = sent.filter((entry) => !isFree(entry))
  if (lost.length === 0) return undefined
  if (lost.length === sent.length) return t('workspace.waitsNobody')
  const unfit = lost.filter(({ gates }) => gates.length > 0)
  const taken = lost.filter(({ gates }) => gates.length === 0)
  return [
    taken.length > 0 && t('workspace.waitsTaken', { names: namesOf(taken) }),
    unfit.length > 0 && t('workspace.waitsUnfit', { names: namesOf(unfit) }),
  ]
    .filter(Boolean)
    .join(' ')
}

const namesOf = (entries: readonly ShortlistEntry[]) => entries.map(({ name }) => name).join(', ')
