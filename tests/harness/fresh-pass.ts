import { randomUUID } from 'node:crypto'
import type { Pass } from '../../src/services/protection/captcha/pass.ts'

/** As a solved challenge gives it, for tests of what comes after. */
export function freshPass(): Pass {
  return { id: randomUUID(), expiresAt: new Date(Date.now() + 3_600_000) }
}
