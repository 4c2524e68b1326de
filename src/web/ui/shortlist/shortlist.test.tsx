import { useState } from 'react'
import { expect, test } from 'vitest'
import { click, find, findAll, mount } from '../../../../tests/harness/mount.ts'
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
                    items={[{ text: 'Cannot travel', meets: false }]}
                    labels={{ meets: 'Meets:', misses: 'Does not meet:' }}
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

test('one person is chosen, and only then can the choice be confirmed', () => {
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

test('missing criteria are stated in words, not only drawn', () => {
  const { page } = mount(<Page />)
  expect(find(page, '.fit li').textContent).toBe('Does not meet: Cannot travel')
  expect(find(page, '.levels li').querySelectorAll('[data-on]')).toHaveLength(3)
})
