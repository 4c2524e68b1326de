import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { leanReact } from './lean-react.ts'

const path = createRequire(import.meta.url).resolve('react-dom/package.json')
const reactDom = readFileSync(path.replace('package.json', 'cjs/react-dom-client.production.js'), 'utf8')

test('pages load React without the features that none of them uses', () => {
  const lean = leanReact(reactDom)
  expect(lean).toContain('function startViewTransition(')
  expect(lean).not.toContain('ownerDocument.startViewTransition(')
  expect(lean).toContain(
    'function updateSuspenseComponent(current, workInProgress, renderLanes) { leftOut() }',
  )
  expect(lean).toContain('HydrationMismatchException = {};')
  expect(lean.length).toBeLessThan(reactDom.length - 100_000)
  expect(() => parseAst(lean)).not.toThrow()
})

test('a React without one of these functions does not build', () => {
  const other = reactDom.replace('function startViewTransition(', 'function beginViewTransition(')
  expect(() => leanReact(other)).toThrow('React DOM has no startViewTransition any more')
})
