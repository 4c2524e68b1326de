import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { QrCode } from './qr-code.tsx'

test('different texts give different QR codes', () => {
  const page = serve(<QrCode text="otpauth://totp/ASTER:ama?secret=ABC" label="QR code for your app" />)
  expect(find(page, 'svg').getAttribute('viewBox')).toBe('0 0 37 37')
  const drawn = find(page, 'path').getAttribute('d')
  const other = serve(<QrCode text="otpauth://totp/ASTER:ama?secret=ABD" label="QR code for your app" />)
  expect(find(other, 'path').getAttribute('d')).not.toBe(drawn)
})
