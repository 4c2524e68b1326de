export type FlagsInList = 'emoji' | 'pictures' | 'none'

/** How a native list can show flags on this system: Windows, for one, draws their emoji as two letters. */
export function flagsInList(): FlagsInList {
  if (drawsFlagEmoji()) return 'emoji'
  return globalThis.CSS?.supports?.('appearance', 'base-select') ? 'pictures' : 'none'
}

export function emojiOf(code: string): string {
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
