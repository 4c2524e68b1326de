import { expect, test } from 'vitest'
import type { Locale } from '../messages/locales.ts'
import { versionIn } from './text-version.ts'

const reworded = { 'expert.consent': { fr: '2026-12-01' } } as const

test('37.10 a translation that is reworded on its own has its own version until the English version is newer', () => {
  const version = (locale: Locale, english = '2026-11-17') =>
    versionIn(locale, 'expert.consent', english, reworded)
  expect([version('en'), version('es'), version('fr')]).toEqual(['2026-11-17', '2026-11-17', '2026-12-01'])
  expect(version('fr', '2027-01-10')).toBe('2027-01-10')
  expect(versionIn('fr', 'trainer.terms', '2026-11-17', reworded)).toBe('2026-11-17')
})
