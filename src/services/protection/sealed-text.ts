import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { SigningKey } from './signing-key.ts'

/** Authenticated encryption with the present key. */
export const seal = ({ key }: SigningKey, text: string): Promise<string> =>
  symmetricEncrypt({ key, data: text })

/** Decrypts a text; undefined if neither key has encrypted it. */
export async function unseal({ key, formerKey }: SigningKey, sealed: string): Promise<string | undefined> {
  return (await openWith(key, sealed)) ?? openWith(formerKey, sealed)
}

/** Encrypts a text of the former key with the present one; undefined if the former key has not encrypted it. */
export async function reseal({ key, formerKey }: SigningKey, sealed: string): Promise<string | undefined> {
  const text = await openWith(formerKey, sealed)
  return text === undefined ? undefined : symmetricEncrypt({ key, data: text })
}

/** Decrypts with one key; undefined if another key has encrypted the text. */
async function openWith(key: string | undefined, data: string): Promise<string | undefined> {
  if (key === undefined) return undefined
  try {
    return await symmetricDecrypt({ key, data })
  } catch {
    return undefined
  }
}
