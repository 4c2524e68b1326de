import { expect, test, vi } from 'vitest'
import { find, mount, write } from '../../../../tests/harness/mount.ts'
import { Board, Stage, Ticket } from './board.tsx'

function board(onMove = vi.fn()) {
  return mount(
    <Board label="Pipeline">
      <Stage title="New request" count={5} rest="and 4 more">
        <Ticket
          title="Baobab Hospital"
          href="/admin/match/1"
          country={{ label: 'Senegal', flag: '/flags/SN.svg' }}
          note="9 days"
          late
          move={{ label: 'Move to', stages: [{ value: 'active', label: 'Active' }], onMove }}
        />
      </Stage>
    </Board>,
  ).page
}

test('the board can be reached and scrolled by keyboard', () => {
  const page = board()
  expect(find(page, '.board').tabIndex).toBe(0)
})

test('a ticket can be moved without dragging', () => {
  const moved = vi.fn()
  const page = board(moved)
  const menu = find<HTMLSelectElement>(page, 'select')
  expect(menu.getAttribute('aria-label')).toBe('Move to: Baobab Hospital')
  write(menu, 'active')
  expect(moved).toHaveBeenCalledWith('active')
})
