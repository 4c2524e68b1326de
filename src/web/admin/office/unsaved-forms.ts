/** The forms of a page that post; filters use GET and lose nothing. */
export const postedForms = () => [...document.querySelectorAll<HTMLFormElement>('main form[method=post]')]

/** Whether leaving the page would lose something: it was changed, or the server has just refused it. */
export function isUnsaved(form: HTMLFormElement): boolean {
  const { dataset } = form
  return 'unsaved' in dataset || (isRefused() && !('saved' in dataset) && hasWords(form)) || isChanged(form)
}

/** After a refusal the page shows again what was sent. */
function isRefused(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    responseStatus?: number
  })[]
  return (navigation?.responseStatus ?? 200) >= 400
}

const lines = ['text', 'email', 'tel', 'url', 'search']

function hasWords(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (control) =>
      (control instanceof HTMLTextAreaElement ||
        (control instanceof HTMLInputElement && lines.includes(control.type) && !control.readOnly)) &&
      control.value.trim() !== '',
  )
}

export const isChanged = (form: HTMLFormElement) => [...form.elements].some(isControlChanged)

function isControlChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLSelectElement) return isChoiceChanged(control)
  if (!(control instanceof HTMLInputElement)) return false
  const { type } = control
  if (type === 'hidden' || type === 'submit') return false
  if (type === 'checkbox' || type === 'radio') return control.checked !== control.defaultChecked
  return type === 'file' ? control.files?.length !== 0 : control.value !== control.defaultValue
}

/** Without a choice of its own, a select shows its first option. */
function isChoiceChanged({ options, selectedIndex, multiple }: HTMLSelectElement): boolean {
  const all = [...options]
  if (!multiple && !all.some(isChosenBefore)) return selectedIndex > 0
  return all.some((option) => option.selected !== isChosenBefore(option))
}

const isChosenBefore = (option: HTMLOptionElement) => option.hasAttribute('selected')
