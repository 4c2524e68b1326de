/** An aster with the initials in its middle, for people without a photograph: always the same for the same name. */
export function DrawnPortrait({ initials, name }: { initials: string; name: string }) {
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true">
      <path d={petalsOf(name)} fill="none" strokeWidth="8" strokeLinecap="round" opacity=".45" />
      <text textAnchor="middle" dominantBaseline="central">
        {initials}
      </text>
    </svg>
  )
}

const counts = [9, 10, 11, 12] as const

/** One line from the middle for each petal, drawn thick and round. */
export function petalsOf(name: string): string {
  const seed = hashOf(name)
  const count = counts[seed % counts.length] as number
  const turn = ((seed >>> 4) % 32) / 32
  const petals = Array.from({ length: count }, (_, index) => {
    const angle = ((index + turn) / count) * 2 * Math.PI
    const at = (radius: number) => [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(part * radius))
    return `M${at(18).join(' ')}L${at(index % 2 ? 24 : 27).join(' ')}`
  })
  return petals.join('')
}

/** The FNV-1a hash of a text. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}
