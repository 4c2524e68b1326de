import type { sectionOf } from '../../../domain/content/programme-regions.ts'
import { land } from './generated/land.ts'

const ACROSS = 13.66
const DOWN = 15.32

type Region = keyof typeof sectionOf

const allLand = /[o#]+/g
const activeLand = /#+/g

/** The land as dots. A run of them is one dashed line: round caps draw a dot at every dash of no length. */
export function Land({ active }: { active?: readonly Region[] }) {
  const className = active ? 'map__land map__land--active' : 'map__land'
  return <path className={className} d={runs(active)} strokeDasharray={`0 ${ACROSS}`} />
}

function runs(active: readonly Region[] | undefined) {
  return land
    .flatMap((row, index) =>
      [...row.matchAll(active ? activeLand : allLand)].flatMap(({ index: start, 0: run }) => {
        if (active && !active.includes(regionAt(index, start))) return []
        const x = start * ACROSS + (index % 2) * (ACROSS / 2)
        return `M${Math.round(x)} ${Math.round(8 + index * DOWN)}h${Math.round((run.length - 1) * ACROSS) + 1}`
      }),
    )
    .join('')
}

/** The region of a run of dots, by its row and column: no run crosses from one region into another. */
function regionAt(row: number, column: number): Region {
  if (row < 9) return 'europe'
  if (column < 29) return 'latinAmerica'
  return column < 50 ? 'africa' : 'southEastAsia'
}
