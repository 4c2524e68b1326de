import { randomBytes, randomInt } from 'node:crypto'
import type { Store } from '../../store/open-store.ts'
import { findSecondStep, saveRecoveryCodes } from '../../store/staff/staff-second-steps.ts'
import { hashLike, hashPassword } from '../protection/hash-password.ts'
import { digestOf } from '../protection/tokens.ts'

const amount = 10
/** At most one of each group of look-alikes (0 O Q D, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V). 16 characters have 69 bits. */
const alphabet = '3479ACEFHJKMNPRTUWXY'
const groups = 4
const groupLength = 4
/** A code with its dashes and some spaces is shorter. */
const longestTyped = 64

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: amount }, () => Array.from({ length: groups }, makeGroup).join('-'))
}

const makeGroup = () =>
  Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Argon2id with one salt for the set, so that a typed code is hashed once to be compared with all of them. */
export async function hashRecoveryCodes(codes: readonly string[]): Promise<string> {
  const salt = randomBytes(16)
  const hashes = await Promise.all(codes.map((code) => hashPassword(plain(code), salt)))
  return JSON.stringify(hashes)
}

export async function hashTypedCode(typed: string, stored: string): Promise<string> {
  const [first] = hashesIn(stored)
  return first === undefined || typed.length > longestTyped ? '' : hashLike(plain(typed), first)
}

export function countRecoveryCodes(stored: string): number {
  return hashesIn(stored).length
}

/** Releases before this one stored the codes themselves, encrypted. */
export const areHashed = (stored: string): boolean => stored.startsWith('[')

const hashesIn = (stored: string): string[] => (areHashed(stored) ? JSON.parse(stored) : [])

/** People type a code in any case, with or without its dashes. */
const plain = (code: string) => code.replace(/[^a-z0-9]/gi, '').toUpperCase()

/** The number of unused codes, and a fingerprint of the set that changes with each use. */
export type RecoveryCodesLeft = { left: number | undefined; set: string | undefined }

export async function readRecoveryCodes(store: Store, userId: string): Promise<RecoveryCodesLeft> {
  const step = await findSecondStep(store, userId)
  if (!step) return { left: undefined, set: undefined }
  const { backup_codes: stored } = step
  return {
    left: areHashed(stored) ? countRecoveryCodes(stored) : undefined,
    set: digestOf(stored).toString('base64url').slice(0, 16),
  }
}

/** Returns the new codes; only their hashes are stored. */
export async function replaceRecoveryCodes(store: Store, userId: string): Promise<readonly string[]> {
  const codes = makeRecoveryCodes()
  await saveRecoveryCodes(store, userId, await hashRecoveryCodes(codes))
  return codes
}
