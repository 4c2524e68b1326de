import type * as v from 'valibot'
import type { timelinePage } from '../../../../domain/api/review/timeline.ts'

export type Entry = v.InferOutput<typeof timelinePage>['entries'][number]
