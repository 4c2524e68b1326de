import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeAlphabet, codeLength, readCertificateCode, sayCertificateCode } from './certificate-code.ts'

const code = '7K3DM9QX2HTB'
const codes = fc
  .array(fc.constantFrom(...codeAlphabet), { minLength: codeLength, maxLength: codeLength })
  .map((signs) => signs.join(''))

describe('a verification code', () => {
  test('26.12 has at least 60 bits, and no letter that looks like another character', () => {
    expect(Math.log2(codeAlphabet.length) * codeLength).toBeGreaterThanOrEqual(60)
    expect(new Set(codeAlphabet).size).toBe(32)
    expect(codeAlphabet).not.toMatch(/[ILOU]/)
  })

  test('26.12 is shown in groups of four, and parsed back', () => {
    expect(sayCertificateCode(code)).toBe('7K3D-M9QX-2HTB')
    fc.assert(fc.property(codes, (one) => readCertificateCode(sayCertificateCode(one)) === one))
  })

  test.each([
    ['in small letters', '7k3d-m9qx-2htb'],
    ['with spaces', '  7K3D M9QX  2HTB '],
    ['without groups', '7K3DM9QX2HTB'],
    ['with long dashes', '7K3D–M9QX—2HTB'],
    ['in full-width letters', '７Ｋ３Ｄ-Ｍ９ＱＸ-２ＨＴＢ'],
    ['as its link', 'https://aster.example/certificate/7K3D-M9QX-2HTB'],
  ])('26.12 is parsed %s', (_, typed) => {
    expect(readCertificateCode(typed)).toBe(code)
  })

  test('26.12 is parsed with letters that look like one of its characters', () => {
    expect(readCertificateCode('oO1l-IiuU-VVVV')).toBe('001111VVVVVV')
  })

  test.each(['', '7K3D', `${code}7`, '7K3D-M9QX-2HT!', '🙂'.repeat(12), '%00'.repeat(4)])(
    '26.12 cannot be %j',
    (typed) => {
      expect(readCertificateCode(typed)).toBeUndefined()
    },
  )
})
