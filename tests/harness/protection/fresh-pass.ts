import { randomUUID } from 'node:crypto'
import type { Pass } from '../../../src/services/protection/captcha/pass.ts'

/** The result of a solved challenge. */
export function freshPass(): Pass {
  return {
    id: randomUUID(),
    expiresAt: new Date(Date.now() + 3_600_000),
    caller: randomUUID(),
    isProven: true,
  }
}
