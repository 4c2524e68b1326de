import * as v from 'valibot'
import { body, word } from '../api/endpoint-parts.ts'
import { uuid } from '../api/uuid.ts'
import {
  type ApplicationKind,
  type ApplicationStatus,
  applicationStatuses,
} from '../applications/application-status.ts'
import { locales } from '../messages/locales.ts'
import { regionId } from '../programme/hospital-region.ts'
import { fieldCode } from '../refusals.ts'
import { day, pageSize, searched, several } from './list-parts.ts'
import { tag } from './tag.ts'

const kinds = ['expert', 'hospital', 'trainer'] as const satisfies readonly ApplicationKind[]
const statuses: readonly ApplicationStatus[] = [...new Set(kinds.flatMap(applicationStatuses))]

/** The sort orders of a list; a minus reverses one. */
export const applicationSorts = [
  'submitted',
  '-submitted',
  'updated',
  '-updated',
  'name',
  '-name',
  'family',
  '-family',
] as const
export type ApplicationSort = (typeof applicationSorts)[number]

const siteLanguage = v.picklist(Object.keys(locales), fieldCode('invalid_choice'))
const listId = v.pipe(v.string(), v.regex(/^\d{1,3}$/, fieldCode('invalid_number')))

export const applicationKind = v.picklist(kinds, fieldCode('invalid_choice'))
export const applicationStatus = v.picklist(statuses, fieldCode('invalid_choice'))

const filter = {
  kind: applicationKind,
  search: v.optional(searched),
  status: several(applicationStatus),
  country: several(word(100)),
  /** WHO regions, by the country of residence. */
  region: several(regionId),
  /** Specialties of experts; fields of expertise of hospitals and trainers. */
  area: several(listId),
  language: several(listId),
  /** The language of the application, unlike `language`, which the applicant speaks. */
  locale: several(siteLanguage),
  from: v.optional(day),
  to: v.optional(day),
  assignee: v.optional(v.union([uuid, v.literal('none')], fieldCode('invalid_choice'))),
  /** Whether the applicant has answered what the team asked, since the application is in review again. */
  information: v.optional(v.picklist(['received', 'none'], fieldCode('invalid_choice'))),
  /** Neither answers nor status have changed for so many days. */
  unchanged: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/, fieldCode('invalid_number')))),
  tag: several(tag),
  sort: v.optional(v.picklist(applicationSorts, fieldCode('invalid_choice')), '-submitted'),
}

/** Filter and order of a list, shared by the screen's query string and the API. */
export const applicationFilter = body(filter)

export type ApplicationFilter = v.InferOutput<typeof applicationFilter>

/** The filter, and which part of the list. */
export const applicationQuery = body({
  ...filter,
  cursor: v.optional(word(1000)),
  size: v.optional(pageSize, '50'),
})

export type ApplicationQuery = v.InferOutput<typeof applicationQuery>

/** The filter of a list as a file, with its columns; none for all. */
export const applicationExport = body({
  ...filter,
  columns: several(word(100)),
  /** The ids of picked rows; empty selects the whole list. */
  id: several(uuid),
})

export type ApplicationExport = v.InferOutput<typeof applicationExport>
