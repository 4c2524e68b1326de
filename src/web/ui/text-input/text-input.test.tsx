import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { TextInput } from './text-input.tsx'

test('a text input is the native one, with every attribute it was given', async () => {
  const page = serve(
    <TextInput aria-label="PIN" code inputMode="numeric" defaultValue="4071" maxLength={6} />,
  )
  await expectAccessible(page)
  const input = find<HTMLInputElement>(page, 'input')
  expect([input.type, input.value, input.inputMode]).toEqual(['text', '4071', 'numeric'])
})
