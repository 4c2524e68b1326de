import { Button } from '../../ui/button/button.tsx'

type Props = {
  label: string
  /** What a screen reader says instead, where several stand on one page. */
  about?: string
  text: string
  yes: string
  /** What the form around it is then asked to do. */
  act: string
}

/** Asks before something is gone for good, also without a script. */
export function Confirmed({ label, about, text, yes, act }: Props) {
  return (
    <details className="confirmed">
      <summary className="btn btn--secondary btn--sm" aria-label={about}>
        {label}
      </summary>
      <div className="stack gap-3">
        <p>{text}</p>
        <Button type="submit" name="act" value={act} variant="danger" small>
          {yes}
        </Button>
      </div>
    </details>
  )
}
