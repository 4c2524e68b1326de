/** What a list can show besides the name, in this order. */
export const columnNames = [
  'reference',
  'email',
  'institution',
  'country',
  'region',
  'areas',
  'languages',
  'locale',
  'status',
  'assignee',
  'tags',
  'submitted',
  'updated',
] as const

export type ColumnName = (typeof columnNames)[number]

/** How much room a row takes. */
export const densities = ['comfortable', 'compact'] as const

export type Density = (typeof densities)[number]

/** The longest name of a view, in characters. */
export const longestViewName = 80
