import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { Button } from '../button/button.tsx'
import { MatchLayout, Rank, Ranking } from './rank.tsx'

test('experts who fit are an ordered list, and those on the shortlist are marked', () => {
  const page = serve(
    <MatchLayout>
      <h2>Experts who fit</h2>
      <Ranking>
        <Rank
          name="Dr Rowan"
          text="Finland"
          flag="/flags/FI.svg"
          initials="AR"
          criteria={[{ label: 'Fields', reason: 'All', points: 30, outOf: 30 }]}
          score={100}
          ofText="of 100"
          notes={['Asked twice this year']}
          shortlisted
        >
          <Button aria-pressed>On the shortlist</Button>
        </Rank>
      </Ranking>
    </MatchLayout>,
  )
  expect(find(page, 'ol > [data-in] h3').textContent).toBe('Dr Rowan')
  expect(find(page, '.rank__notes').textContent).toBe('Asked twice this year')
})
