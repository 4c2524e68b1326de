// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { endpoints } from '../../domain/api/endpoints.ts'
import { statusOf } from '../../domain/api/statuses.ts'
import { docsPage } from './docs-page.ts'

document.write(docsPage([]))

test('the page names every call and every problem', () => {
  for (const { method, path } of Object.values(endpoints))
    expect(document.body.textContent).toContain(`${method} ${path}`)
  for (const code of Object.keys(statusOf)) expect(document.getElementById(code)?.textContent).toContain(code)
})

test('every link within the page has a target', () => {
  const links = [...document.querySelectorAll('a[href^="#"]')]
  expect(links).not.toHaveLength(0)
  for (const link of links)
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
})

test('the page loads our stylesheet and nothing else', () => {
  const loading = /<(?:link|script|style|img|iframe|object)\b[^>]*>|\sstyle=/g
  expect(docsPage(['/assets/base.css']).match(loading)).toEqual([
    '<link rel="stylesheet" href="/assets/base.css">',
  ])
})
