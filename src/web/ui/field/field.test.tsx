import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import { Field, FieldGroup } from './field.tsx'

test('label, hint, control and error are in that order', () => {
  const page = serve(
    <Field id="email" label="Email" hint="Only about your application." error="Invalid email format">
      {(control) => <TextInput {...control} type="email" />}
    </Field>,
  )
  expect([...find(page, '.field').children].map(({ className }) => className)).toEqual([
    'label',
    'hint',
    'control',
    'error',
  ])
})

test('a control is described by its hint and its error, and marked invalid only with an error', () => {
  const field = (error?: string) =>
    find(
      serve(
        <Field id="email" label="Email" hint="A hint" error={error}>
          {(control) => <TextInput {...control} />}
        </Field>,
      ),
      'input',
    )
  expect(field('Wrong').getAttribute('aria-describedby')).toBe('email-hint email-error')
  expect(field('Wrong').getAttribute('aria-invalid')).toBe('true')
  expect(field().getAttribute('aria-describedby')).toBe('email-hint')
  expect(field().getAttribute('aria-invalid')).toBeNull()
})

test('an optional field says so in its label', () => {
  const page = serve(
    <Field id="phone" label="Phone" optional="(optional)">
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  expect(find(page, 'label').textContent).toBe('Phone (optional)')
})

test('an error link focuses a group of controls', () => {
  const page = serve(
    <FieldGroup id="costs" label="In-country costs" error="This field is required">
      {({ 'aria-invalid': invalid }) => <Checkbox aria-invalid={invalid}>We confirm</Checkbox>}
    </FieldGroup>,
  )
  const group = find(page, '#costs')
  group.focus()
  expect(document.activeElement).toBe(group)
  expect(group.getAttribute('aria-describedby')).toBe('costs-error')
})
