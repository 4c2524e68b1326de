import { expect, test } from 'vitest'
import { isFullName, isNamedLike } from './signed-name.ts'

test.each(['Ama Owusu', 'Suharto', '李明', 'Ü. Ö.', 'أمل'])(
  '24.27 an agreement can be signed by %s',
  (name) => {
    expect(isFullName(name)).toBe(true)
  },
)

test.each(['x', 'xx', 'X x', '12 34', '-', ' '])('24.27 an agreement cannot be signed by ‘%s’', (name) => {
  expect(isFullName(name)).toBe(false)
})

test('24.27 a signed name matches the one on record whatever its order, accents, capitals and titles', () => {
  expect(isNamedLike('Dr Ámá B. OWUSU', 'Ama Owusu')).toBe(true)
  expect(isNamedLike('Owusu, Ama', 'Ama Owusu')).toBe(true)
  expect(isNamedLike('Kojo Asante', 'Ama Owusu')).toBe(false)
})
