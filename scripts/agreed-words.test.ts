import { describe, expect, test } from 'vitest'
import { type Agreed, agreedIn, hashOf, keyOf, readRegister, spoken } from './agreed-words.ts'

const known = readRegister()

/** What to do about words whose hash is not the known one. */
function complaintOf(agreed: Agreed): string[] {
  const { text, locale } = agreed
  const kept = known[keyOf(agreed)]
  if (kept === hashOf(agreed)) return []
  if (!kept) return [`'${keyOf(agreed)}' is new: run scripts/record-agreed-words.ts.`]
  const remedy =
    locale === 'en'
      ? 'give it a new version, a day, where its text is defined'
      : `if the English did not, write the day under '${text}' and '${locale}' in src/domain/privacy/text-version.ts`
  return [`The words of ${text} in ${locale} changed: ${remedy}; then run scripts/record-agreed-words.ts.`]
}

describe.each(spoken)('in %s', (locale) => {
  test('37.9 the text that people agree to does not change without a new version', () => {
    const agreed = agreedIn(locale)
    expect(agreed.map(({ text }) => text)).toEqual(expect.arrayContaining(['expert.consent', 'agreement']))
    expect(agreed.flatMap(complaintOf)).toEqual([])
  })
})

test('37.9 no translation equals the English text', () => {
  const english = new Set(agreedIn('en').map(({ words }) => words))
  const others = spoken.filter((locale) => locale !== 'en').flatMap(agreedIn)
  expect(others.filter(({ words }) => english.has(words))).toEqual([])
})

test('37.9 a reworded translation is distinguished from a new version', () => {
  const [french] = agreedIn('fr') as [Agreed]
  expect(complaintOf({ ...french, words: 'autrement' })).toEqual([
    expect.stringContaining("if the English did not, write the day under 'expert.consent' and 'fr'"),
  ])
  expect(complaintOf({ ...french, version: '2026-12-01' })).toEqual([
    "'expert.consent fr 2026-12-01' is new: run scripts/record-agreed-words.ts.",
  ])
})
