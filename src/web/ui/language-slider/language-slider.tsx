import type { ReactNode } from 'react'

export type Level = { value: number; label: string }

type LanguageSliderProps = {
  id: string
  name: string
  heading: ReactNode
  inputLabel: string
  /** The levels, from 0 or 1 to 4. */
  levels: readonly Level[]
  /** The chosen level; undefined before one is chosen. */
  value: number | undefined
  unsetLabel: string
  /** Whether a level that is not set is a mistake by now. */
  isWrongUnset?: boolean | undefined
  onChange: (value: number) => void
  /** Called when the thumb has come to rest: a level on the way must not remove the language. */
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
  unsetLabel,
  isWrongUnset,
  onChange,
  onSettle,
}: LanguageSliderProps) {
  const level = levels.find((level) => level.value === value)?.label ?? unsetLabel
  const from = levels[0]?.value ?? 0
  const settle = (at: number) => {
    // A slider reports no change if the chosen level is its initial position.
    if (value === undefined && at > 0) onChange(at)
    else if (value !== undefined) onSettle?.()
  }
  return (
    <div className="prof">
      <div className="prof__head">
        {typeof heading === 'string' ? <strong>{heading}</strong> : heading}
        {/* The slider announces its level: a live region would repeat it. */}
        <span className="prof__level" aria-hidden="true">
          {level}
        </span>
      </div>
      <div
        className="slider"
        data-from={from}
        data-v={value ?? from}
        data-unset={value === undefined || undefined}
      >
        <input
          type="range"
          id={id}
          name={name}
          min={from}
          max={levels.at(-1)?.value}
          step={1}
          value={value ?? from}
          aria-label={inputLabel}
          aria-valuetext={level}
          aria-invalid={(isWrongUnset && value === undefined) || undefined}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          onPointerUp={(event) => settle(event.currentTarget.valueAsNumber)}
          onKeyUp={({ key, currentTarget }) =>
            (value !== undefined || setsLevel.test(key)) && settle(currentTarget.valueAsNumber)
          }
          onBlur={value === undefined ? undefined : onSettle}
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

const setsLevel = /^(Arrow|Page|Home|End|Enter| )/
