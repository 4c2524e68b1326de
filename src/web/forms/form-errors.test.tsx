import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { expertForm } from '../../domain/forms/expert.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { FormErrors } from './form-errors.tsx'

const t = translator('en', en)

test('9.32 the title of a list of errors fits the errors in it', () => {
  const errors = { email: 'invalid_email', consent: 'must_accept' } as const
  const draw = (asked?: readonly string[]) =>
    renderToStaticMarkup(<FormErrors form={expertForm} t={t} errors={errors} asked={asked} />)
  expect(draw(['name', 'email'])).toContain('Please check the marked answers')
  expect(draw(['name', 'email'])).not.toContain('Please fill out')
  expect(draw()).toContain('Please fill out all required fields')
})
