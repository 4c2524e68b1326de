import { useEffect, useRef } from 'react'
import type { Form, Step } from '../../../domain/forms/engine/form.ts'
import { stepId } from './progress.ts'

/** The address of a step; the server draws the same step from it. */
export function stepHref(action: string, form: Form, step: number): string {
  return `${action}?step=${stepId(form, step)}`
}

/** The anchor of a step when all are on one page. */
export const stepAnchor = ({ id }: Step): string => `step-${id}`

/** Every step is an entry of the browser's history, so that its Back button goes a step back. */
export function useSteps(form: Form, action: string, cameBack: (step: number) => void) {
  const hear = useRef(cameBack)
  hear.current = cameBack
  const furthest = useRef(0)
  useEffect(() => {
    const onPop = () => {
      const id = new URLSearchParams(location.search).get('step')
      hear.current(form.steps.findIndex((step) => step.id === id))
    }
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [form])

  return {
    /** The step in the address, or else the one that is known. */
    asked(known: string | undefined) {
      const id = new URLSearchParams(location.search).get('step') ?? known
      return form.steps.findIndex((step) => step.id === id)
    },
    /** Adds a step that a person opened to the history. */
    push: (step: number) => {
      history.pushState(null, '', stepHref(action, form, step))
      if (step > furthest.current) {
        furthest.current = step
        // Counted for the team, without anything about who it is.
        navigator.sendBeacon?.(`/api/Step/${form.id}/${stepId(form, step - 1)}`)
      }
    },
    /** Replaces the step in the address. */
    correct: (step: number) => history.replaceState(null, '', stepHref(action, form, step)),
  }
}
