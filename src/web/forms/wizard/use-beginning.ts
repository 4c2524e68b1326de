import { startTransition, useLayoutEffect, useState } from 'react'
import type { Form } from '../../../domain/forms/engine/form.ts'
import { fieldOf } from '../../../domain/forms/engine/visible.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { fileKey, keptFile } from '../../uploads/kept-files.ts'
import { goTo, isEmpty, type Progress } from './progress.ts'
import { type Start, startingAnswers } from './start.ts'
import type { KeptProgress } from './use-kept-progress.ts'
import type { useSteps } from './use-steps.ts'

type Given = {
  start: Start
  /** What the server drew. */
  first: Progress
  own: KeptProgress
  steps: ReturnType<typeof useSteps>
  /** Goes on with what an earlier page has sent. */
  resume: () => void
}

/** Once React has taken over, the form shows the draft of the device, or newer answers of the page or a link. */
export function useBeginning({ start, first, own, steps, resume }: Given) {
  const { form, layout, step, given, errors, isLinked, draftId, typed, isShell } = start
  const { current, show, keep } = own
  const [isPassedOver, setPassedOver] = useState(false)

  function begin() {
    const draft = own.openDraft()
    const found = startingAnswers(form, { given, draft, isLinked, typed: typed?.() })
    const { answers, isNew, isPassedOver } = found
    setPassedOver(isPassedOver)
    if (draftId && !isPassedOver) own.addCopy(draftId)
    const filledIn = { ...current.current, answers }
    const asked = isShell ? steps.asked(draft?.step) : step
    const underWay = new Set(draft?.waiting?.files)
    const reached = layout === 'all' || !isEmpty(errors) ? filledIn : goTo(form, filledIn, asked, underWay)
    if (layout === 'steps') steps.correct(reached.step)
    const started = { ...reached, ...toldOf(first, withoutFiles(form, reached.errors)) }
    if (isNew) keep(started)
    else show(started)
    void lostFiles(form, reached.errors).then((lost) => {
      const now = current.current
      if (!isEmpty(lost) && now.step === reached.step) show({ ...now, ...toldOf(now, lost) })
    })
    resume()
  }

  return { alive: useAlive(begin, () => show(current.current)), isPassedOver }
}

/**
 * Whether React has taken over. `begin` runs when it has hydrated the form; what it sets is rendered in slices, so that
 * a slow phone answers in between. A key or a press that comes earlier finds the form alive: `catchUp` sets at once what
 * `begin` has set.
 */
function useAlive(begin: () => void, catchUp: () => void): boolean {
  const [alive, setAlive] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form comes to life once.
  useLayoutEffect(() => {
    // Not for input events: the field has changed already, and rendering before React handles them would reset it.
    const use = () => {
      catchUp()
      setAlive(true)
    }
    for (const sign of signsOfUse) addEventListener(sign, use, { capture: true, once: true })
    startTransition(() => {
      begin()
      setAlive(true)
    })
    return () => {
      for (const sign of signsOfUse) removeEventListener(sign, use, true)
    }
  }, [])
  return alive
}

const signsOfUse = ['pointerdown', 'keydown']

/** Adds errors, which the summary announces. */
const toldOf = ({ errors, attempt }: Progress, more: FieldErrors) =>
  isEmpty(more) ? { errors, attempt } : { errors: { ...errors, ...more }, attempt: attempt + 1 }

const isFile = (form: Form, name: string) => fieldOf(form, name).kind === 'file'

const withoutFiles = (form: Form, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !isFile(form, name)))

/** Errors about files that this device does not have either; others are uploaded again automatically. */
async function lostFiles(form: Form, errors: FieldErrors): Promise<FieldErrors> {
  const missing = Object.entries(errors).filter(([name]) => isFile(form, name))
  const kept = await Promise.all(missing.map(([name]) => keptFile(fileKey(form.id, name))))
  return Object.fromEntries(missing.filter((_, index) => !kept[index]))
}
