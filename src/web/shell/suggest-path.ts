/** The known path nearest to a mistyped one, or nothing when none is near. */
export function suggestPath(asked: string, known: readonly string[]): string | undefined {
  const wanted = asked.toLowerCase()
  let best: { path: string; distance: number } | undefined
  for (const path of known) {
    const distance = editDistance(wanted, path.toLowerCase())
    if (!best || distance < best.distance) best = { path, distance }
  }
  return best && best.distance <= Math.max(2, wanted.length * 0.3) ? best.path : undefined
}

function editDistance(from: string, to: string): number {
  if (from.length > 100) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let line = 1; line <= from.length; line++) {
    const next = [line]
    for (let column = 1; column <= to.length; column++) {
      const swap = (row[column - 1] as number) + (from[line - 1] === to[column - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[column] as number) + 1, (next[column - 1] as number) + 1))
    }
    row = next
  }
  return row[to.length] as number
}
