/** PBKDF2 with SHA-256 and a key of 32 bytes, for a password and a salt that fit into one block each. */
export function plainPbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array {
  const inner = compress(initial, padded(password, 0x36))
  const outer = compress(initial, padded(password, 0x5c))

  const first = new Uint8Array(salt.length + 4)
  first.set(salt)
  first[salt.length + 3] = 1 // the first block of the key, and its only one
  const link = ended(compress(outer, ended(compress(inner, ended(wordsOf(first), first.length)))))
  const key = link.slice(0, 8)
  for (let turn = 1; turn < iterations; turn++) {
    compress(inner, link, link)
    compress(outer, link, link)
    for (let at = 0; at < 8; at++) key[at] = word(key, at) ^ word(link, at)
  }
  const bytes = new DataView(new ArrayBuffer(32))
  for (let at = 0; at < 8; at++) bytes.setInt32(4 * at, word(key, at))
  return new Uint8Array(bytes.buffer)
}

const word = (words: Int32Array, at: number): number => words[at] as number
const turned = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits))

/** The first 32 bits of the fractions of roots of primes: SHA-256 takes its constants from there. */
const primes = [...Array(312).keys()].filter(
  (n) => n > 1 && ![...Array(n).keys()].some((d) => d > 1 && n % d === 0),
)
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const schedule = new Int32Array(64)

/** One block of SHA-256, into the first words of `sums`: a new list for each of a million would take most of the time. */
function compress(state: Int32Array, block: Int32Array, sums: Int32Array = new Int32Array(8)): Int32Array {
  schedule.set(block)
  for (let at = 16; at < 64; at++) {
    const early = word(schedule, at - 15)
    const late = word(schedule, at - 2)
    schedule[at] =
      word(schedule, at - 16) +
      word(schedule, at - 7) +
      (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) +
      (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10))
  }
  let a = word(state, 0)
  let b = word(state, 1)
  let c = word(state, 2)
  let d = word(state, 3)
  let e = word(state, 4)
  let f = word(state, 5)
  let g = word(state, 6)
  let h = word(state, 7)
  for (let at = 0; at < 64; at++) {
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const one = (h + mixed + chosen + word(rounds, at) + word(schedule, at)) | 0
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + other) | 0
  }
  sums[0] = a + word(state, 0)
  sums[1] = b + word(state, 1)
  sums[2] = c + word(state, 2)
  sums[3] = d + word(state, 3)
  sums[4] = e + word(state, 4)
  sums[5] = f + word(state, 5)
  sums[6] = g + word(state, 6)
  sums[7] = h + word(state, 7)
  return sums
}

/** A key of HMAC, ready for its half. */
function padded(key: Uint8Array, filler: number): Int32Array {
  const block = new Uint8Array(64).fill(filler)
  key.forEach((byte, at) => {
    block[at] = byte ^ filler
  })
  return wordsOf(block)
}

/** The end of a text that another block stands before, with the length of both. */
function ended(words: Int32Array, length = 32): Int32Array {
  const block = new Int32Array(16)
  block.set(words)
  block[length >> 2] = word(block, length >> 2) | (0x80 << (24 - 8 * (length & 3)))
  block[15] = 8 * (64 + length)
  return block
}

function wordsOf(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(Math.ceil(bytes.length / 4))
  bytes.forEach((byte, at) => {
    words[at >> 2] = word(words, at >> 2) | (byte << (24 - 8 * (at & 3)))
  })
  return words
}
