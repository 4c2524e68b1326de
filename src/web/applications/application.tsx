import type { Posted } from '../../domain/forms/engine/decode.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import { postedFrom } from '../forms/posted.ts'
import { Begin } from '../forms/wizard/begin.tsx'
import { Wizard, type WizardProps } from '../forms/wizard/wizard.tsx'
import type { IslandProps } from '../islands/names.ts'

export type ApplicationProps = {
  action: string
  /** Left out on the page that leads into the form. */
  wizard?: Omit<WizardProps, 'action' | 'typed'>
  typed?: Posted
}

/** The part of an apply page that lives: the way into the form, or the form. */
export function Application({ wizard, typed, ...props }: IslandProps<ApplicationProps> & { form: Form }) {
  return wizard ? <Wizard {...props} {...wizard} typed={typed} /> : <Begin {...props} />
}

/** What stood in the fields when the script arrived. */
export function readTyped(root: HTMLElement): Pick<ApplicationProps, 'typed'> {
  const form = root.querySelector('form')
  return form ? { typed: postedFrom(form) } : {}
}
