/** Crockford's base32: 32 signs of 5 bits each, without letters that look like digits or like each other. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 60 bits: with a million certificates, a guess is right once in 10¹² times. */
export const codeLength = 12

const groupLength = 4

/** What people type for the signs that the alphabet leaves out. */
const confusable: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' }

const separators = /[\s\p{Pd}\p{Cf}._]+/gu

/** Reads a typed or pasted code, or the link that contains it; undefined if the text cannot be a code. */
export function readCertificateCode(typed: string): string | undefined {
  const last = typed.normalize('NFKC').trim().split('/').at(-1) ?? ''
  const signs = [...last.replace(separators, '').toUpperCase()].map((sign) => confusable[sign] ?? sign)
  const isCode = signs.length === codeLength && signs.every((sign) => codeAlphabet.includes(sign))
  return isCode ? signs.join('') : undefined
}

/** Writes a code in groups, to be read aloud. */
export function sayCertificateCode(code: string): string {
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')
}
