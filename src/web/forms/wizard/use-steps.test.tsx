import { expect, test, vi } from 'vitest'
import { click, findAll, mount } from '../../../../tests/harness/components/mount.ts'
import { trackingEndpoints } from '../../../domain/api/tracking.ts'
import { hospitalForm } from '../../../domain/forms/hospital.ts'
import { useSteps } from './use-steps.ts'

function Stage() {
  const { push } = useSteps(hospitalForm, '/request-support/apply', () => {})
  return [0, 1, 2].map((step) => <button key={step} type="button" onClick={() => push(step)} />)
}

test('16.6 a step is counted when it is first completed, with nothing but its name', () => {
  const beacon = vi.fn(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon })
  const { page } = mount(<Stage />)
  const [first, second, third] = findAll(page, 'button') as [HTMLElement, HTMLElement, HTMLElement]
  for (const step of [second, first, second, third]) click(step)
  const counted = (step: string) =>
    trackingEndpoints.passStep.path.replace(':form', 'hospital').replace(':step', step)
  expect(beacon.mock.calls).toEqual([[counted('general')], [counted('about')]])
})
