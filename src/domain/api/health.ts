import * as v from 'valibot'
import { json, reads } from './endpoint-parts.ts'

const health = json(v.object({ status: v.literal('ok') }), { status: 'ok' })

/** For load balancers and monitors. */
export const healthEndpoints = {
  isAlive: { method: 'GET', path: '/healthz', access: 'public', answer: health },
  isReady: { ...reads, path: '/readyz', access: 'public', answer: health },
} as const
