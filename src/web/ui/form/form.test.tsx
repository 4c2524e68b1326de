import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Button } from '../button/button.tsx'
import { FieldRow, Form, FormActions, FormHead, FormSection, Reveal } from './form.tsx'

test('a form disables native validation, and its title can take the focus', () => {
  const page = serve(
    <Form action="/apply" method="post">
      <FormHead title="Type of support" lede="Most begin online." hint="Every field is required." />
      <FormSection id="visit" title="Your visit" hint="If you wish one.">
        <FieldRow>
          <p>When</p>
        </FieldRow>
        <Reveal>What for?</Reveal>
      </FormSection>
      <FormActions>
        <Button type="submit">Next</Button>
      </FormActions>
    </Form>,
  )
  expect(find<HTMLFormElement>(page, 'form').noValidate).toBe(true)
  expect(find(page, 'h1').tabIndex).toBe(-1)
  expect(find(page, 'section').getAttribute('aria-labelledby')).toBe('visit')
})
