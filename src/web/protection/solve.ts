export type Challenge = { parameters: { cost: number; keyPrefix: string; nonce: string; salt: string } }

/** Tries counters in ascending order; the server limits how high the right one is. */
export async function solve({ parameters }: Challenge): Promise<{ counter: number; derivedKey: string }> {
  const { cost, keyPrefix } = parameters
  const nonce = bytesOf(parameters.nonce)
  const salt = bytesOf(parameters.salt)
  const password = new Uint8Array(nonce.length + 4)
  password.set(nonce)
  const place = new DataView(password.buffer, nonce.length)
  for (let counter = 0; ; counter++) {
    place.setUint32(0, counter)
    const derivedKey = hexOf(await pbkdf2(password, salt, cost))
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
}

type Bytes = Uint8Array<ArrayBuffer>

async function pbkdf2(password: Bytes, salt: Bytes, iterations: number): Promise<Uint8Array> {
  const { subtle } = crypto
  const key = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256),
  )
}

function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
