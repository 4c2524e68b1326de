import { onePetal, Petals } from '../petals/petals.tsx'

/** One of the six areas of support; `index` says which petal is its own. */
export function Area({ index, title, text }: { index: number; title: string; text: string }) {
  return (
    <div className="area">
      <Petals petals={onePetal(index)} />
      <h3 className="h4">{title}</h3>
      <p>{text}</p>
    </div>
  )
}
