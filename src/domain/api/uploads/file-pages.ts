import * as v from 'valibot'
import { filePagePath } from '../../applicants/applicant-paths.ts'
import { fieldCode } from '../../refusals.ts'
import { mostDrawnPages } from '../../uploads/drawn-page.ts'
import { binary, json, reads } from '../endpoint-parts.ts'

/** Pages count from 1. */
export const pageNumber = v.pipe(
  v.string(fieldCode('required')),
  v.regex(/^[1-9]\d?$/, fieldCode('invalid_number')),
  v.transform(Number),
  v.maxValue(mostDrawnPages, fieldCode('out_of_range')),
)

const drawn = { ...reads, limit: 'filePage', problems: ['not_found', 'not_drawn', 'unavailable'] } as const

const size = { width: v.number(), height: v.number() }

/** How many pages a file has, and where each is drawn. */
export function viewing(file: string) {
  return {
    ...drawn,
    answer: json(v.object({ total: v.number(), pages: v.array(v.object({ href: v.string(), ...size })) }), {
      total: 1,
      pages: [{ href: filePagePath(file, 1), width: 1200, height: 1697 }],
    }),
  } as const
}

export const onePage = { ...drawn, answer: binary('image/*') } as const
