/** For staff who have not chosen a time zone. */
export const defaultZone = 'UTC'

const longestName = 64

/** Whether it is an IANA time zone name, such as Africa/Accra; offsets are refused, since they ignore daylight saving. */
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
