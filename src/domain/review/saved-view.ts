import * as v from 'valibot'
import { body, typed } from '../api/endpoint-parts.ts'
import { line } from '../forms/engine/plain-text.ts'
import { fieldCode } from '../refusals.ts'
import { applicationFilter, applicationKind } from './application-query.ts'
import { columnNames, densities, longestViewName } from './list-columns.ts'

/** Views that one person may have for one kind of list. */
export const mostViews = 50

const { kind: _, ...filter } = applicationFilter.entries

/** A list as its address has it: which rows, in which order, with which columns, how dense. */
export const viewFilter = body({
  ...filter,
  columns: v.optional(v.array(v.picklist(columnNames, fieldCode('invalid_choice')))),
  density: v.optional(v.picklist(densities, fieldCode('invalid_choice'))),
})

const view = {
  name: typed(longestViewName, line),
  /** Whether everybody who reads applications sees the view. */
  shared: v.boolean(fieldCode('invalid_type')),
  filter: viewFilter,
}

export const newView = body({ kind: applicationKind, ...view })
export const changedView = body(view)

export type NewView = v.InferOutput<typeof newView>
export type ChangedView = v.InferOutput<typeof changedView>
