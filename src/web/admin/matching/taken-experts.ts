import { sayAnswerGate } from '../../../domain/matching/say-gate.ts'
import { isFree } from '../../../domain/matching/shortlist.ts'
import type { ShortlistEntry } from '../../../services/matching/read-workspace.ts'
import type { PageContext } from '../../page.ts'
import { actionOf, type WorkspaceData } from './workspace-data.ts'

type Context = Pick<PageContext<WorkspaceData>, 't' | 'data'>

/** Which experts of a sent shortlist can no longer be chosen, and why; nothing if all can. */
export function sayTaken({ t, data: { shortlist } }: Context): string | undefined {
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

/** The ticked experts who can be neither asked nor sent; asking skips those who were asked before. */
export function unfitPicks({ shortlist, given }: Pick<WorkspaceData, 'shortlist' | 'given'>) {
  const judged = shortlist.filter(({ status }) => actionOf(given) === 'send' || status === 'suggested')
  return judged.filter(({ id, gates }) => gates.length > 0 && given.match?.includes(id))
}

/** What is wrong with the ticked experts; of those who no longer fit, who and why. */
export function sayWrongPick({ t, data }: Context): string {
  const { wrongPick } = data
  if (!wrongPick) return ''
  if (wrongPick === 'pickUnasked' && data.faster) return t('workspace.askedBy', { who: data.faster })
  if (wrongPick !== 'pickUnfit') return t(`workspace.${wrongPick}`)
  const unfit = unfitPicks(data)
  const names = unfit.map(({ name, gates }) =>
    t('workspace.unfitBecause', { name, reasons: gates.map((gate) => sayAnswerGate(gate, t)).join('; ') }),
  )
  return t('workspace.pickUnfit', { count: unfit.length, names: names.join(', ') })
}

const namesOf = (entries: readonly ShortlistEntry[]) => entries.map(({ name }) => name).join(', ')
