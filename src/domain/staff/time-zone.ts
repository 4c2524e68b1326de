/** The zone of staff who have not chosen one. */
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

/** The runtime lists these zones under names that IANA has replaced; it understands both. */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The present IANA name of a zone that a browser may still call by its former name. */
export const presentZoneName = (name: string): string => renamed[name] ?? name

/** Every zone that a person may choose, by its present name. */
export const timeZones = (): readonly string[] => [
  defaultZone,
  ...[...new Set(Intl.supportedValuesOf('timeZone').map(presentZoneName))].sort(),
]
