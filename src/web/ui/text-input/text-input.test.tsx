import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { TextInput } from './text-input.tsx'

test('a text input is native, and passes on all attributes', () => {
  const page = serve(
    <TextInput aria-label="PIN" code inputMode="numeric" defaultValue="4071" maxLength={6} />,
  )
  const input = find<HTMLInputElement>(page, 'input')
  expect([input.type, input.value, input.inputMode]).toEqual(['text', '4071', 'numeric'])
})
