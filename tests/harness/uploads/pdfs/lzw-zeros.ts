const clear = 256
const end = 257
const largest = 4096

/** Zeros in LZW: each code stands for one zero more than the last, until the table is full. */
export function lzwZeros(mebibytes: number, early = true): Buffer {
  const widthOf = (code: number) => (early ? code + 1 : code).toString(2).length
  let bits = clear.toString(2).padStart(9, '0')
  let size = 0
  while (size < mebibytes * 1024 * 1024) {
    bits += '0'.repeat(9)
    size++
    for (let code = end + 1, length = 2; code < largest - 1; code++, length++) {
      bits += code.toString(2).padStart(widthOf(code), '0')
      size += length
    }
    bits += clear.toString(2).padStart(12, '0')
  }
  bits += end.toString(2).padStart(9, '0')
  const bytes = bits.match(/.{1,8}/g)?.map((eight) => Number.parseInt(eight.padEnd(8, '0'), 2)) ?? []
  return Buffer.from(bytes)
}
