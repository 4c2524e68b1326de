import { expect, test, vi } from 'vitest'
import { click, find, findAll, mount, serve } from '../../../../tests/harness/components/mount.ts'
import { Stepper } from './stepper.tsx'

const steps = ['Personal', 'Professional', 'Availability'].map((label, index) => ({
  label,
  href: `?step=${index + 1}`,
}))
const labels = {
  navigation: 'Steps',
  position: 'Step 2 of 3',
  next: 'Next: Availability',
  completed: '(completed)',
}

test('completed steps are links, the current one is marked, later ones are inactive', () => {
  const page = serve(<Stepper steps={steps} now={1} labels={labels} />)
  expect(findAll(page, 'li a').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['?step=1', 'Personal (completed)'],
  ])
  expect(find(page, '[aria-current=step]').textContent).toContain('Professional')
  expect(findAll(page, '.stepper__now [data-petal]').map(({ dataset }) => dataset.petal)).toEqual([
    'on',
    'now',
    'off',
  ])
})

test('4.41 a step with something unfinished is a link without the mark; 4.43 a step back leaves later ones as links', () => {
  const unfinished = steps.map((step, index) => ({ ...step, isUnfinished: index === 0 }))
  const page = serve(<Stepper steps={unfinished} now={1} furthest={2} labels={labels} />)
  expect(findAll(page, 'li a').map(({ textContent }) => textContent)).toEqual([
    'Personal',
    'Availability (completed)',
  ])
  expect(findAll(page, '.stepper__now [data-petal]').map(({ dataset }) => dataset.petal)).toEqual([
    'off',
    'now',
    'on',
  ])
})

test('with a script, the step changes without loading a page', () => {
  const chosen = vi.fn()
  const { page } = mount(<Stepper steps={steps} now={2} labels={labels} onChoose={chosen} />)
  click(find(page, 'a[href="?step=2"]'))
  expect(chosen).toHaveBeenCalledWith(1)
})
