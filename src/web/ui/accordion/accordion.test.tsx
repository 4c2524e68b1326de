import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { Accordion, AccordionItem } from './accordion.tsx'

test('sections open without a script, and several may be open', () => {
  const page = serve(
    <Accordion>
      <AccordionItem id="why" title="Why?" open>
        <p>Because.</p>
      </AccordionItem>
      <AccordionItem title="Who?">
        <p>You.</p>
      </AccordionItem>
    </Accordion>,
  )
  const parts = findAll<HTMLDetailsElement>(page, 'details')
  expect(parts.map(({ open }) => open)).toEqual([true, false])
  expect(parts.map((part) => part.getAttribute('name'))).toEqual([null, null])
  expect(page.querySelectorAll('summary > h2')).toHaveLength(2)
})
