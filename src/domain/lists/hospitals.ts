import { defineList } from './list.ts'

export const hospitalLevels = defineList([
  { id: 1, label: 'lists.secondary' },
  { id: 2, label: 'lists.tertiary' },
  { id: 3, label: 'lists.academic' },
  { id: 4, label: 'lists.local' },
])

export const hospitalTypes = defineList([
  { id: 1, label: 'lists.public' },
  { id: 2, label: 'lists.privateNonProfit' },
  { id: 3, label: 'lists.privateForProfit' },
])
