import type { Member, Partner } from '../../../services/content/read-members.ts'
import type { Profiles } from '../../../services/content/read-published.ts'

/** The entries that the blocks of a page ask for. */
export type PageEntries = {
  profiles?: Profiles | undefined
  members?: readonly Member[] | undefined
  partners?: readonly Partner[] | undefined
}

/** The day since when terms apply, and the path of their PDF where there is one. */
export type TermsFacts = { since: string; pdf?: string }
