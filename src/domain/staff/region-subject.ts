/** What an id in a request may name. */
export type SubjectKind = 'application' | 'match' | 'file' | 'mail' | 'moves'

/** Experts of all regions may be read, but only those of one's own regions may be acted on. */
export type Reach = 'read' | 'act'

/** The ids in a request that name what it is about; the guard judges them before the use case runs. */
export type RegionSubject = {
  readonly of: readonly SubjectKind[]
  readonly in: 'params' | 'query' | 'body'
  readonly names: readonly string[]
  readonly reach: Reach
}

/** No id to judge: the use case leaves out or refuses what is outside, or nothing of an applicant is read. */
export type NoSubject = { readonly because: string }
