export type Petal = 'on' | 'now' | 'off'

export const PETAL = 'M0-5.5C-5-10-5.5-17 0-23 5.5-17 5-10 0-5.5Z'

/** One petal per part: filled if done, saffron if current, outlined if to come. Text beside it says the same. */
export function Petals({ petals, disc = true }: { petals: readonly Petal[]; disc?: boolean }) {
  return (
    <svg className="petals" width={56} height={56} viewBox="-24 -24 48 48" aria-hidden="true">
      {petals.map((petal, index) => {
        const angle = (360 / petals.length) * index
        return <path key={angle} d={PETAL} transform={`rotate(${angle})`} data-petal={petal} />
      })}
      {disc && <circle r="4" />}
    </svg>
  )
}

/** Six petals, one of them filled: the sign of one area or one criterion out of six. */
export function onePetal(index: number): Petal[] {
  return Array.from({ length: 6 }, (_, petal) => (petal === index ? 'on' : 'off'))
}

export function allPetals(petal: Petal): Petal[] {
  return Array.from({ length: 6 }, () => petal)
}
