import { expect, test } from 'vitest'
import { find, findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { TextArea } from '../text-area/text-area.tsx'
import { TextInput } from './text-input.tsx'

test('a text input is native, and passes on all attributes', () => {
  const page = serve(
    <TextInput aria-label="PIN" code inputMode="numeric" defaultValue="4071" maxLength={6} />,
  )
  const input = find<HTMLInputElement>(page, 'input')
  expect([input.type, input.value, input.inputMode]).toEqual(['text', '4071', 'numeric'])
})

test('36.52 addresses and numbers run from left to right in their fields, whatever is typed', () => {
  const page = serve(
    <>
      <TextInput aria-label="Name" />
      <TextInput aria-label="PIN" dir="ltr" />
      <TextInput aria-label="Phone" type="tel" />
      <TextInput aria-label="Email" type="email" />
      <TextArea id="words" aria-label="Words" />
    </>,
  )
  const directions = findAll(page, 'input, textarea').map((field) => field.getAttribute('dir'))
  expect(directions).toEqual([null, 'ltr', 'ltr', 'ltr', null])
})
