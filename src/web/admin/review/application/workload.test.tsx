import { afterEach, expect, test, vi } from 'vitest'
import { find, findAll } from '../../../../../tests/harness/components/mount.ts'
import { stage } from '../../../../../tests/harness/review/desk-stage.tsx'
import { application } from '../../../../domain/api/review/review-examples.ts'
import type { MatchStatus } from '../../../../domain/matching/match-status.ts'
import { paths } from '../../../../domain/paths.ts'
import { Workload } from './workload.tsx'

afterEach(() => vi.unstubAllGlobals())

const [example] = application.workload.requests
if (!example) throw new Error('The example has no request')

const request = (status: MatchStatus, match_id: string, certificate: string | null = null) => ({
  ...example,
  status,
  match_id,
  hospital: `Hospital ${match_id}`,
  certificate,
})

const show = (workload: object | null) =>
  stage(<Workload application={{ ...application, ...({ workload } as object) }} />, { answers: {} }).page

test('22.17 the record shows load, requests with their stages and links, and certificates', () => {
  const requests = [
    request('active', 'one'),
    request('shortlisted', 'two'),
    request('completed', 'three', '/certificate'),
    request('declined', 'four'),
  ]
  const page = show({ carried: 1, most: 2, requests })
  expect(find(page, '.badge').textContent).toBe('Carries 1 of 2 requests')
  const [now, before, certificates] = findAll(page, '.desk-requests')
  const linesOf = (list: HTMLElement | undefined) =>
    findAll(list ?? page, 'li').map((line) => [
      line.querySelector('a')?.getAttribute('href'),
      line.querySelector('.badge')?.textContent,
    ])
  expect(linesOf(now)).toEqual([
    [paths.adminMatch('one'), 'Working together'],
    [paths.adminMatch('two'), 'Sent to the hospital'],
  ])
  expect(linesOf(before)).toEqual([
    [paths.adminMatch('three'), 'Completed'],
    [paths.adminMatch('four'), 'Said no'],
  ])
  expect(certificates?.querySelector('a')?.getAttribute('href')).toBe('/certificate')
  expect(certificates?.textContent).toContain('Hospital three')
  expect(page.textContent).toContain('2 earlier requests')
})

test('22.17 an expert at the limit is marked on the record', () => {
  const page = show({ carried: 2, most: 2, requests: [] })
  expect(find(page, '.badge').getAttribute('data-tone')).toBe('warn')
  expect(page.textContent).toContain('only after you have written a reason')
  expect(page.textContent).toContain('None yet.')
})

test('other applications have no workload box', () => {
  expect(show(null).querySelector('#workload')).toBeNull()
})
