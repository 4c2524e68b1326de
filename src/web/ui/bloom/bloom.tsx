const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const SPREAD = 4.44
const turns = Array.from({ length: 12 }, (_, turn) => turn * 30)

/** The home page's aster: two rings of petals around a disc with seeds in phyllotaxis. Use it once per site. */
export function Bloom() {
  return (
    <svg className="bloom" width={420} height={420} viewBox="-210 -210 420 420" aria-hidden="true">
      <g className="bloom__turn">
        <Ring name="back" offset={15} petal="M0-50C-26-90-30-160-3-204 26-166 26-92 0-50Z" />
        <Ring name="front" petal="M0-48C-25-88-28-146-2-184 26-150 25-88 0-48Z" />
        <Ring name="half" petal="M0-48C5-90 6-140-2-184 26-150 25-88 0-48Z" />
        <circle className="bloom__disc" r="57" />
        <g className="bloom__seed">
          <path strokeWidth="6.5" d={seeds(72, 130)} />
          <path strokeWidth="5.5" d={seeds(24, 72)} />
          <path strokeWidth="4.5" d={seeds(0, 24)} />
        </g>
      </g>
    </svg>
  )
}

function Ring({ name, petal, offset = 0 }: { name: string; petal: string; offset?: number }) {
  return (
    <g className={`bloom__${name}`}>
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn + offset})`} />
      ))}
    </g>
  )
}

function seeds(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => {
    const seed = from + index
    const distance = SPREAD * Math.sqrt(seed + 0.5)
    const at = (turn: number) => Math.round(distance * turn * 10) / 10
    return `M${at(Math.cos(seed * GOLDEN_ANGLE))} ${at(Math.sin(seed * GOLDEN_ANGLE))}h0`
  }).join('')
}
