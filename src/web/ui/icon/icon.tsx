import { type IconName, icons } from './icons.ts'

/** An icon never speaks: the words beside it, or the label of its button, do. */
export function Icon({
  name,
  large = false,
  flip = false,
}: {
  name: IconName
  large?: boolean
  flip?: boolean
}) {
  return (
    <svg
      className={`i${large ? ' i--lg' : ''}${flip ? ' i--flip' : ''}`}
      width={large ? 32 : 20}
      height={large ? 32 : 20}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
