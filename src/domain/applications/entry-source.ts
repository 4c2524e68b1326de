/** The source of an entry on behalf. */
export const typedSources = ['paper', 'telephone', 'other'] as const

export type TypedSource = (typeof typedSources)[number]

/** The last comes in a file. */
export type Source = TypedSource | 'import'
