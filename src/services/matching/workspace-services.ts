import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { dropSuggestion } from './drop-suggestion.ts'
import { readWorkspace, type WorkspaceQuestion } from './read-workspace.ts'
import { type GateReasons, suggestExpert } from './suggest-expert.ts'

/** How a shortlist comes about. */
export function workspaceServices(store: Store) {
  return {
    dropSuggestion: (staff: Author, matchId: string) => dropSuggestion(store, staff, matchId),
    readWorkspace: (hospitalId: string, question: WorkspaceQuestion) =>
      readWorkspace(store, hospitalId, question),
    suggestExpert: (staff: Author, hospitalId: string, expertId: string, reasons?: GateReasons) =>
      suggestExpert(store, staff, { hospitalId, expertId, reasons }),
  }
}
