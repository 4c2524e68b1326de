import { land } from './generated/land.ts'

const ACROSS = 13.66
const DOWN = 15.32

export const allLand = /[o#]+/g
export const activeLand = /#+/g

/** The land as dots. A run of them is one dashed line: round caps draw a dot at every dash of no length. */
export function Land({ dots, active }: { dots: RegExp; active?: boolean }) {
  const className = active ? 'map__land map__land--active' : 'map__land'
  return <path className={className} d={runs(dots)} strokeDasharray={`0 ${ACROSS}`} />
}

function runs(dots: RegExp) {
  return land
    .flatMap((row, index) =>
      [...row.matchAll(dots)].map(({ index: start, 0: run }) => {
        const x = start * ACROSS + (index % 2) * (ACROSS / 2)
        return `M${Math.round(x)} ${Math.round(8 + index * DOWN)}h${Math.round((run.length - 1) * ACROSS) + 1}`
      }),
    )
    .join('')
}
