export const typedSources = ['paper', 'telephone', 'other'] as const

export type TypedSource = (typeof typedSources)[number]

export type Source = TypedSource | 'import'
