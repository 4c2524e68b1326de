import type { ReactNode } from 'react'

export type Level = { value: number; label: string }

type LanguageSliderProps = {
  id: string
  name: string
  heading: ReactNode
  inputLabel: string
  /** From the lowest, 0 or 1, to 4. */
  levels: readonly Level[]
  value: number
  onChange: (value: number) => void
  /** When the thumb has come to rest: a level passed on the way should take nothing away. */
  onSettle?: () => void
}

export function LanguageSliders({ children }: { children: ReactNode }) {
  return <div className="langs">{children}</div>
}

export function LanguageSlider({
  id,
  name,
  heading,
  inputLabel,
  levels,
  value,
  onChange,
  onSettle,
}: LanguageSliderProps) {
  const level = levels.find((level) => level.value === value)?.label
  const from = levels[0]?.value
  return (
    <div className="prof">
      <div className="prof__head">
        {typeof heading === 'string' ? <strong>{heading}</strong> : heading}
        <output htmlFor={id}>{level}</output>
      </div>
      <div className="slider" data-from={from} data-v={value}>
        <input
          type="range"
          id={id}
          name={name}
          min={from}
          max={levels.at(-1)?.value}
          step={1}
          value={value}
          aria-label={inputLabel}
          aria-valuetext={level}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          onPointerUp={onSettle}
          onKeyUp={onSettle}
          onBlur={onSettle}
        />
        <div className="slider__scale" aria-hidden="true">
          {levels.map((level) => (
            <span key={level.value} data-on={level.value === value || undefined}>
              {level.label}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
