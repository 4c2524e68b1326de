import { type SelectHTMLAttributes, useState } from 'react'
import { Flag } from '../flag/flag.tsx'
import { Icon } from '../icon/icon.tsx'

/** `code` is that of a country, whose flag the list shows. */
export type SelectOption = { value: string; label: string; code?: string; flag?: string }

type SelectProps = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'children' | 'multiple' | 'onFocus' | 'onPointerDown'
> & {
  options: readonly SelectOption[]
  placeholder?: string
}

/** A native list with the flag of the chosen country in the control, and the others in the open list. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  // Set on focus or press, not on load: 200 flags are slow to load and to render on a cheap phone.
  const [flags, setFlags] = useState<FlagsInList>('none')
  const showFlags = () => {
    if (options.some(({ code }) => code)) setFlags(flagsInList())
  }
  const flag = options.find(({ value }) => value === rest.value)?.flag
  const looks = ['select', flag && 'select--flag', flags === 'pictures' && 'select--pictures']
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {flag && <Flag src={flag} />}
      <select {...rest} className="control" onFocus={showFlags} onPointerDown={showFlags}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label, code, flag } = option
          const isFlagged = code && flags !== 'none'
          return (
            // Without a value attribute the label is the value, which halves the size of a list of countries.
            <option key={value} value={value === label && !isFlagged ? undefined : value}>
              {code && flags === 'pictures' && flag && <Flag src={flag} />}
              {/* The flag is behind the name, which typing still finds; the chosen option has a picture. */}
              {code && flags === 'emoji' && value !== rest.value ? `${label} ${emojiOf(code)}` : label}
            </option>
          )
        })}
      </select>
      <Icon name="chevron" />
    </div>
  )
}

type FlagsInList = 'emoji' | 'pictures' | 'none'

/** How a native list can show flags on this system: Windows, for one, draws their emoji as two letters. */
function flagsInList(): FlagsInList {
  if (drawsFlagEmoji()) return 'emoji'
  return globalThis.CSS?.supports?.('appearance', 'base-select') ? 'pictures' : 'none'
}

function emojiOf(code: string): string {
  return [...code].map(indicatorOf).join('')
}

/** A flag is one sign, narrower than the two letters that it is written with. */
function drawsFlagEmoji(): boolean {
  const canvas = document.createElement('canvas').getContext('2d')
  const widthOf = (text: string) => canvas?.measureText(text).width ?? 0
  return widthOf(emojiOf('GH')) < 0.9 * (widthOf(emojiOf('G')) + widthOf(emojiOf('H')))
}

const indicatorOf = (letter: string) => String.fromCodePoint(firstIndicator + letter.charCodeAt(0))

/** Regional indicators are in alphabetical order, with A at U+1F1E6. */
const firstIndicator = 0x1f1e6 - 65
