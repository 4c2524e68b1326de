import { Mark } from './mark.tsx'

/** What the registry is recognised by: its own logo, or the mark beside its name; without either, those of the software. */
export type Sign = { name: string; picture?: { src: string; width: number; height: number } }

type LogoProps = { href: string; label: string; sign?: Sign | undefined }

export function Logo({ href, label, sign }: LogoProps) {
  if (sign?.picture) {
    return (
      <a className="logo" href={href} aria-label={label}>
        <img className="logo__own" {...sign.picture} alt={sign.name} />
      </a>
    )
  }
  return (
    <a className="logo" href={href} aria-label={label}>
      <Mark />
      {sign ? <span className="logo__name">{sign.name}</span> : <Word />}
    </a>
  )
}

function Word() {
  return (
    <svg className="word" width={88} height={21} viewBox="0 0 144 34" aria-hidden="true">
      <path d="M2.5 33 14.5 3.5 26.5 33M50.5 8.5C48.5 4.7 45.5 3 41.3 3c-5.1 0-8.6 2.7-8.6 7 0 9.6 18.6 5.4 18.6 14.4 0 4.6-4 6.9-9.5 6.9-5 0-8.6-2.1-10.2-6.6M58 3.5h25M70.5 3.5V33M111 3.5H94V31h18M94 16.8h15M122 33V3.5h9c6 0 9.5 2.8 9.5 8s-3.5 8.2-9.5 8.2h-9m10 0L142 33" />
      <circle className="mark__disc" cx="14.5" cy="25.5" r="3.4" />
    </svg>
  )
}
