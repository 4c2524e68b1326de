import { defineList } from './list.ts'

export const supportTimeframes = defineList([
  { id: '0-3', label: 'lists.months0To3' },
  { id: '3-6', label: 'lists.months3To6' },
  { id: '6-12', label: 'lists.months6To12' },
  { id: '12-18', label: 'lists.months12To18' },
])

export const methodsOfSupport = defineList([
  { id: 'onlineOnly', label: 'lists.onlineOnly', hint: 'lists.onlineOnlyHint' },
  { id: 'onlineWithVisit', label: 'lists.onlineWithVisit', hint: 'lists.onlineWithVisitHint' },
  { id: 'shortTermVisit', label: 'lists.shortTermVisit', hint: 'lists.shortTermVisitHint' },
])
