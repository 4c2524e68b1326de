import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Field } from '../field/field.tsx'
import { Filters, SearchInput } from './filters.tsx'

test('filters are a labelled search landmark', () => {
  const page = serve(
    <Filters label="Applications">
      <Field id="q" label="Search">
        {(control) => <SearchInput {...control} name="q" />}
      </Field>
    </Filters>,
  )
  expect(find<HTMLInputElement>(page, 'search form input').type).toBe('search')
})
