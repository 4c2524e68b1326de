import { type IconName, icons } from './icons.ts'

export type IconSize = { large?: boolean; flip?: boolean }

export function Icon({ name, ...size }: IconSize & { name: IconName }) {
  return <DrawnIcon path={icons[name]} {...size} />
}

/** Icons are decorative: the text beside them or the label of the button is read. */
export function DrawnIcon({ path, large = false, flip = false }: IconSize & { path: string }) {
  return (
    <svg
      className={`i${large ? ' i--lg' : ''}${flip ? ' i--flip' : ''}`}
      width={large ? 32 : 20}
      height={large ? 32 : 20}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
