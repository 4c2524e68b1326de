import { defineList, type IdOf } from './list.ts'

/** The six WHO regions; the alias is the region's word on the wire. Their countries are in countries.ts. */
export const regions = defineList([
  { id: 1, alias: 'Africa', label: 'lists.africa' },
  { id: 2, alias: 'Eastern-Mediterranean region', label: 'lists.easternMediterranean' },
  { id: 3, alias: 'Europe', label: 'lists.europe' },
  { id: 4, alias: 'South-East Asia', label: 'lists.southEastAsia' },
  { id: 5, alias: 'Americas (PAHO)', label: 'lists.americas' },
  { id: 6, alias: 'Western Pacific', label: 'lists.westernPacific' },
])

export const yearsInRegion = defineList([
  { id: '<5', label: 'lists.under5' },
  { id: '5-10', label: 'lists.from5To10' },
  { id: '>10', label: 'lists.over10' },
])

export type RegionId = IdOf<typeof regions>
export type YearsInRegion = IdOf<typeof yearsInRegion>
