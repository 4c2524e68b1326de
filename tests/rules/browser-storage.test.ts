import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('17.8 docs/operations.md lists everything that pages store in a browser', () => {
  const texts = globSync('src/web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((path) =>
    readFileSync(path, 'utf8'),
  )
  const storing = texts.filter((text) => /(?:local|session)Storage\.setItem|indexedDB\.open/.test(text))
  const named = storing.flatMap((text) =>
    [...text.matchAll(/['`](aster[-.]?[\w.-]*)/g)].map(([, name = '']) => name),
  )
  expect(storing.length).toBeGreaterThan(4)
  expect(named).toContain('aster.open-until')
  const listed = readFileSync('docs/operations.md', 'utf8')
  for (const name of named) expect(listed, name).toContain(`\`${name}`)
})
