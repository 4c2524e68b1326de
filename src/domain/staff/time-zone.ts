/** The zone of whoever has none yet. */
export const defaultZone = 'UTC'

const longestName = 64

/** Whether it is the IANA name of a zone, such as Africa/Accra; offsets are none, since they do not follow the season. */
export function isTimeZone(name: string): boolean {
  if (name.length > longestName || !/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Every zone that a person may choose, by name. */
export const timeZones = (): readonly string[] => [defaultZone, ...Intl.supportedValuesOf('timeZone')]
