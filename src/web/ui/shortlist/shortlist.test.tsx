import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import { Button } from '../button/button.tsx'
import { Candidate } from './candidate.tsx'
import { Fit } from './fit.tsx'
import { LanguageLevels } from './language-levels.tsx'
import { Shortlist, StickyBar } from './shortlist.tsx'

const people = ['Rowan', 'Tamarind']

function Page() {
  const [chosen, setChosen] = useState<string>()
  return (
    <>
      <Shortlist legend="Suggested experts" count={people.length}>
        {people.map((name) => (
          <Candidate
            key={name}
            id={name}
            name={`Dr ${name}`}
            pick={{
              name: 'expert',
              value: name,
              chosen: name === chosen,
              onChoose: () => setChosen(name),
              labels: { choose: 'Choose', chosen: 'Chosen' },
            }}
            institution="A hospital"
            country={{ label: 'Ghana', flag: '/flags/GH.svg' }}
            initials="DR"
            cells={[
              {
                title: 'Fit',
                content: (
                  <Fit
                    items={[
                      { text: 'Cannot travel', fit: 'misses' },
                      { text: 'Speaks a little French', fit: 'inPart' },
                    ]}
                    labels={{ meets: 'Meets:', inPart: 'Meets partly:', misses: 'Does not meet:' }}
                  />
                ),
              },
              {
                title: 'Languages',
                content: <LanguageLevels items={[{ language: 'English', level: 'Expert', value: 3 }]} />,
              },
            ]}
          />
        ))}
      </Shortlist>
      <StickyBar>
        <Button disabled={!chosen}>Confirm Selection</Button>
      </StickyBar>
    </>
  )
}

test('the choice can be confirmed only after one expert is chosen', () => {
  const { page } = mount(<Page />)
  const confirm = find(page, '.sticky-bar button')
  expect(confirm.getAttribute('aria-disabled')).toBe('true')
  click(find(page, 'input[value=Rowan]'))
  click(find(page, 'input[value=Tamarind]'))
  expect(findAll<HTMLInputElement>(page, ':checked').map(({ value }) => value)).toEqual(['Tamarind'])
  expect(findAll(page, '.candidate__pick').map(({ textContent }) => textContent)).toEqual([
    'Choose Dr Rowan',
    'Chosen Dr Tamarind',
  ])
  expect(confirm.getAttribute('aria-disabled')).toBeNull()
})

test('missing and half met criteria are stated as text, not only as graphics', () => {
  const { page } = mount(<Page />)
  const [missing, half] = findAll(page, '.fit li')
  expect(missing?.textContent).toBe('Does not meet: Cannot travel')
  expect(half?.textContent).toBe('Meets partly: Speaks a little French')
  expect(half?.querySelector('path')?.outerHTML).not.toBe(missing?.querySelector('path')?.outerHTML)
  expect(find(page, '.levels li').querySelectorAll('[data-on]')).toHaveLength(3)
})
