import * as v from 'valibot'
import { json, reads } from './endpoint-parts.ts'

/** The choices of a form, for programs that fill it in. */
export const choiceEndpoints = {
  listCountries: {
    ...reads,
    path: '/api/countries',
    access: 'public',
    answer: {
      ...json(
        v.array(v.object(v.entriesFromList(['label', 'value', 'flag', 'region', 'subregion'], v.string()))),
        [
          {
            label: 'Ghana',
            value: 'Ghana',
            flag: '/flags/GH.svg',
            region: 'Africa',
            subregion: 'Western Africa',
          },
        ],
      ),
      headers: ['etag'],
    },
  },
} as const
