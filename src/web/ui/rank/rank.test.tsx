import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Button } from '../button/button.tsx'
import { MatchLayout, Rank, Ranking } from './rank.tsx'

test('a row of the ranking expands; its name, score, confidence and action are always visible', () => {
  const page = serve(
    <MatchLayout>
      <h2>Experts who fit</h2>
      <Ranking>
        <Rank
          name="Dr Rowan"
          text="Finland"
          flag="/flags/FI.svg"
          criteria={[{ label: 'Fields', reason: 'All', points: 30, outOf: 30 }]}
          score={100}
          ofText="of 100"
          confidence="Confidence 70"
          remark="Does not travel"
          act={<Button aria-pressed>On the shortlist</Button>}
          notes={['Asked twice this year']}
          shortlisted
        >
          <a href="/profile">Profile</a>
        </Rank>
      </Ranking>
    </MatchLayout>,
  )
  expect(find(page, 'ol > [data-in] h3').textContent).toBe('Dr Rowan')
  expect(find(page, 'summary').textContent).toBe('Dr RowanFinlandDoes not travel100of 100Confidence 70')
  expect(find<HTMLDetailsElement>(page, 'details').open).toBe(false)
  expect(find(page, '.rank__in > .rank__act button').textContent).toBe('On the shortlist')
  expect(page.querySelectorAll('summary :is(a, button, input)')).toHaveLength(0)
  expect(find(page, '.rank__notes').textContent).toBe('Asked twice this year')
})
