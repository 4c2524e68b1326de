import type { Posted } from '../../domain/forms/engine/decode.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { postedFrom } from '../forms/posted.ts'
import { Begin } from '../forms/wizard/begin.tsx'
import { Wizard, type WizardProps } from '../forms/wizard/wizard.tsx'
import type { IslandProps } from '../islands/names.ts'

export type ApplicationProps = {
  action: string
  /** How long the form takes, on its introduction. */
  minutes?: number
  /** The form; left out on its introduction. */
  wizard?: Omit<WizardProps, 'action' | 'typed'>
  typed?: () => Posted
}

/** The island of an apply page: the button that begins, or the form. */
export const applicationOf =
  (form: Form) =>
  ({ wizard, typed, minutes = 0, ...props }: IslandProps<ApplicationProps>) =>
    wizard ? (
      <Wizard {...props} {...wizard} form={form} typed={typed} />
    ) : (
      <Begin {...props} form={form} minutes={minutes} />
    )

/**
 * Reads what was entered before hydration, and again with each entry until the form asks for it at the end: React
 * hydrates in slices, and an entry between two of them is not announced to it.
 */
export function readTyped(root: HTMLElement): Pick<ApplicationProps, 'typed'> {
  const form = root.querySelector('form')
  if (!form) return {}
  let typed = postedFrom(form)
  const read = () => {
    typed = postedFrom(form)
  }
  for (const entry of entries) addEventListener(entry, read, true)
  return {
    typed() {
      for (const entry of entries) removeEventListener(entry, read, true)
      return typed
    },
  }
}

const entries = ['input', 'change']
