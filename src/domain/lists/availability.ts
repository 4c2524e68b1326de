import { defineList } from './list.ts'

export const OTHER_AVAILABILITY = 'Other'

/** The form counts 1, 2, 3; what is sent and stored is the text, as specified. */
export const availability = defineList([
  { id: 'Online support only', alias: 1, label: 'lists.onlineSupport' },
  { id: 'Online and onsite support', alias: 2, label: 'lists.onlineAndOnsiteSupport' },
  { id: OTHER_AVAILABILITY, alias: 3, label: 'lists.otherAvailability' },
])
