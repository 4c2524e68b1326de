/** In this order: most browsers also claim to be others, which come later. */
const browserPatterns = {
  edge: /\bEdg(?:e|A|iOS)?\//,
  opera: /\bOPR\//,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS|Chromium)\//,
  safari: /\bVersion\/[\d.]+ .*\bSafari\//,
} as const

const systemPatterns = {
  iphone: /\biPhone\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  chromeos: /\bCrOS\b/,
  mac: /\bMacintosh\b/,
  linux: /\bLinux\b/,
} as const

type Browser = keyof typeof browserPatterns | 'other'
type System = keyof typeof systemPatterns | 'other'

/** Browser and system names only; versions and models would identify a person. */
export type Device = { browser: Browser; system: System }

/** A User-Agent header may have any length; what counts comes early. */
const longestRead = 500

export function deviceOf(userAgent: string): Device {
  const read = userAgent.slice(0, longestRead)
  return { browser: firstMatch(browserPatterns, read), system: firstMatch(systemPatterns, read) }
}

export const deviceName = ({ browser, system }: Device): string => `${browser} ${system}`

export function readDevice(name: string | null): Device | undefined {
  const [browser, system] = (name ?? '').split(' ')
  if (!browser || !system) return undefined
  return {
    browser: Object.hasOwn(browserPatterns, browser) ? (browser as Browser) : 'other',
    system: Object.hasOwn(systemPatterns, system) ? (system as System) : 'other',
  }
}

function firstMatch<Name extends string>(patterns: Record<Name, RegExp>, text: string): Name | 'other' {
  return (Object.keys(patterns) as Name[]).find((name) => patterns[name].test(text)) ?? 'other'
}
