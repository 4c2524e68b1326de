import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { Field } from '../field/field.tsx'
import { find, serve } from '../mount.ts'
import { Filters, SearchInput } from './filters.tsx'

test('filters are a named search', async () => {
  const page = serve(
    <Filters label="Applications">
      <Field id="q" label="Search">
        {(control) => <SearchInput {...control} name="q" />}
      </Field>
    </Filters>,
  )
  await expectAccessible(page)
  expect(find<HTMLInputElement>(page, 'search form input').type).toBe('search')
})
