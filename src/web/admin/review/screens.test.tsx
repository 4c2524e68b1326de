import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { screenOf } from './screens.tsx'

const plain = {
  button: 0,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}

function follow(link: string, more: object = {}, prefix = '') {
  const page = serve(null)
  page.innerHTML = link
  return screenOf({ ...plain, target: find(page, 'b'), ...more }, prefix)
}

test.each([
  ['/admin', '/admin'],
  ['/admin/applications/experts?status=submitted', '/admin/applications/experts?status=submitted'],
  ['/admin/applications/hospitals/7', '/admin/applications/hospitals/7'],
])('a link to %s stays inside the app', (href, screen) => {
  expect(follow(`<a href="${href}"><b>x</b></a>`)).toBe(screen)
})

test.each([
  '/',
  '/admin/content',
  '/admin/sign-out',
  '/admin/applications/nowhere',
  '/admin/applications/hospitals/7/match',
  '/api/admin/applications.csv',
  '#main',
  'https://elsewhere.example/admin',
])('a link to %s is left to the browser', (href) => {
  expect(follow(`<a href="${href}"><b>x</b></a>`)).toBeUndefined()
})

test('links with target or download, and clicks with a modifier key, are left to the browser', () => {
  expect(follow('<a href="/admin" target="_blank"><b>x</b></a>')).toBeUndefined()
  expect(follow('<a href="/admin" download><b>x</b></a>')).toBeUndefined()
  for (const held of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey', 'defaultPrevented']) {
    expect(follow('<a href="/admin"><b>x</b></a>', { [held]: true })).toBeUndefined()
  }
  expect(follow('<a href="/admin"><b>x</b></a>', { button: 1 })).toBeUndefined()
  expect(follow('<p><b>x</b></p>')).toBeUndefined()
})

test('a link to another language leaves the app', () => {
  expect(follow('<a href="/ar-xb/admin"><b>x</b></a>', {}, '/ar-xb')).toBe('/admin')
  expect(follow('<a href="/admin"><b>x</b></a>', {}, '/ar-xb')).toBeUndefined()
})
