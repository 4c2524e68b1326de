/** A line of a story's outcomes: what was reached, and what it measures. */
export type Outcome = { figure: string; meaning: string }

/** A line of a story's timeline; the date is a month such as 2024-02, or a day. */
export type Event = { date: string; text: string }

const mostOutcomes = 6
const mostEvents = 12

/**
 * '12% to 71% | Restricted antibiotics reviewed within 48 hours', a line each; undefined if a line has another form.
 */
export function outcomesIn(text: string): Outcome[] | undefined {
  const pairs = pairsIn(text, mostOutcomes)
  return pairs?.map(([figure, meaning]) => ({ figure, meaning }))
}

/** '2024-02 | Matched; first call', a line each; undefined if a line has another form. */
export function timelineIn(text: string): Event[] | undefined {
  const pairs = pairsIn(text, mostEvents)
  if (!pairs?.every(([date]) => isDate(date))) return undefined
  return pairs.map(([date, words]) => ({ date, text: words }))
}

/** The first invalid line, with its number as the editor counts lines. */
export function wrongLineIn(field: 'outcomes' | 'timeline', text: string) {
  const most = field === 'outcomes' ? mostOutcomes : mostEvents
  const lines = text.split('\n').map((line, at) => ({ number: at + 1, text: line.trim() }))
  return lines
    .filter((line) => line.text !== '')
    .find((line, at) => {
      const parts = partsOf(line.text)
      return at >= most || !isPair(parts) || (field === 'timeline' && !isDate(parts[0]))
    })
}

function pairsIn(text: string, most: number): [string, string][] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.map(partsOf)
  return pairs.length <= most && pairs.every(isPair) ? pairs : undefined
}

const partsOf = (line: string) => line.split('|').map((part) => part.trim())

const isPair = (parts: string[]): parts is [string, string] => parts.length === 2 && parts.every(Boolean)

/** A month or a day of the calendar: 2024-02-30 is none. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d(-\d\d)?$/.test(text)) return false
  const time = new Date(`${text.length === 7 ? `${text}-01` : text}T00:00:00Z`)
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text)
}
