import { randomBytes, randomInt } from 'node:crypto'

/** 128 bits, for links and sessions. */
export const newToken = (): string => randomBytes(16).toString('base64url')

export const newPin = (): string => String(randomInt(1_000_000)).padStart(6, '0')
