import { sayDay } from '../moment.tsx'
import type { WorkspaceData } from './workspace-data.ts'
import type { WorkspaceContext } from './workspace-form.tsx'

/** The last time that an expert said no to this request. */
export const saidNo = ({ shortlist }: WorkspaceData, expertId: string) =>
  shortlist.findLast(({ expert_id, status }) => expert_id === expertId && status === 'declined')

export function saySaidNo({ t, locale, data }: WorkspaceContext, expertId: string): string | undefined {
  const no = saidNo(data, expertId)
  return no && t('workspace.saidNoOn', { date: sayDay(no.moved_at, locale), reason: no.answer_reason ?? '' })
}
