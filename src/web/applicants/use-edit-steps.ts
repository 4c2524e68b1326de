import { useEffect, useRef, useState } from 'react'
import type { Form } from '../../domain/forms/engine/form.ts'
import { stepId } from '../forms/wizard/progress.ts'
import type { OwnRecord } from './own-record.ts'

export type Layout = 'steps' | 'all'

export type EditSteps = {
  layout: Layout
  hrefOf: (step: number) => string
  /** Opens another step as an entry of the browser's history. */
  choose: (step: number) => void
  /** Changes the layout; undefined if the form has a single step. */
  change: ((layout: Layout) => void) | undefined
}

/** The address contains step and layout besides the link, so that a reload shows the same. */
export function useEditSteps(
  form: Form,
  record: OwnRecord | undefined,
  goTo: (step: number) => void,
): EditSteps {
  const [wanted, setWanted] = useState<Layout>(() => (query().has('all') ? 'all' : 'steps'))
  const isWhole = form.steps.length > 1 && !record?.asked
  const layout = isWhole ? wanted : 'all'
  const go = useRef(goTo)
  go.current = goTo
  useEffect(() => {
    const open = () => go.current(stepInAddress(form))
    addEventListener('popstate', open)
    return () => removeEventListener('popstate', open)
  }, [form])
  const hrefOf = (step: number) => address({ step: stepId(form, step) })
  return {
    layout,
    hrefOf,
    choose(step) {
      history.pushState(null, '', hrefOf(step))
      goTo(step)
    },
    change: isWhole
      ? (next) => {
          setWanted(next)
          history.replaceState(null, '', next === 'all' ? address({ all: '' }) : hrefOf(0))
          goTo(0)
        }
      : undefined,
  }
}

const query = () => new URLSearchParams(location.search)

export function stepInAddress(form: Form): number {
  const id = query().get('step')
  return Math.max(
    form.steps.findIndex((step) => step.id === id),
    0,
  )
}

/** The address with the link and, of the rest, only the given values. */
function address(given: Readonly<Record<string, string>>): string {
  return `?${new URLSearchParams({ h: query().get('h') ?? '', ...given })}`
}
