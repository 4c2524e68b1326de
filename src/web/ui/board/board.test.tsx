import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Board, Stage, Ticket } from './board.tsx'

test('the board can be reached and scrolled by keyboard', () => {
  const page = serve(
    <Board label="Pipeline">
      <Stage title="New request" count={5} rest="and 4 more">
        <Ticket title="Baobab Hospital" href="/admin/match/1" notes={[{ text: '9 days', late: true }]} />
      </Stage>
    </Board>,
  )
  expect(find(page, '.board').tabIndex).toBe(0)
})
