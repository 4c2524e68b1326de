/** The prefix of `kept-words.ts`, which expires and deletes the entries. */
const prefix = 'aster-unsaved-'
const weekInMilliseconds = 7 * 24 * 3_600_000

/** Actions that store nothing: the input stays unsaved. */
const harmless = ['preview', 'test', 'insert']

type Kept = { at: number; words: Record<string, string>; isSent?: boolean }

addEventListener('pageshow', restoreForms)

addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-kept]')
  if (form) keep(form)
})

addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
  const form = target as HTMLFormElement
  if (!form.dataset.kept) return
  const action = submitter instanceof HTMLButtonElement ? submitter.value : ''
  // Prevented while `guard-forms.ts` asks whether the server would take it.
  keep(form, { isSent: !defaultPrevented && !harmless.includes(action) })
})

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-discard]') : undefined
  const form = button?.closest<HTMLFormElement>('form[data-kept]')
  if (!form) return
  for (const field of fieldsOf(form)) field.value = field.defaultValue
  attempt(() => localStorage.removeItem(placeOf(form)))
  showNotice(form, false)
  fieldsOf(form)[0]?.focus()
})

/** Restores earlier input, unless the server has already filled in the form. */
export function restoreForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) {
    if ('unsaved' in form.dataset) {
      keep(form)
      continue
    }
    const kept = read(form)
    if (!kept || kept.isSent || Date.now() - kept.at > weekInMilliseconds) {
      attempt(() => localStorage.removeItem(placeOf(form)))
      continue
    }
    for (const field of fieldsOf(form)) field.value = kept.words[field.name] ?? field.value
    showNotice(form, true)
  }
}

const placeOf = ({ dataset }: HTMLFormElement) => `${prefix}${dataset.kept}`

const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea[name], input[name]')].filter(
    ({ type }) => type === 'text' || type === 'textarea',
  )

const read = (form: HTMLFormElement) =>
  attempt(() => JSON.parse(localStorage.getItem(placeOf(form)) ?? 'null') as Kept | null)

function keep(form: HTMLFormElement, more: Pick<Kept, 'isSent'> = {}): void {
  const words = Object.fromEntries(fieldsOf(form).map(({ name, value }) => [name, value]))
  attempt(() => localStorage.setItem(placeOf(form), JSON.stringify({ at: Date.now(), words, ...more })))
}

function showNotice(form: HTMLFormElement, isBack: boolean): void {
  const notice = form.querySelector<HTMLElement>('[data-words-back]')
  if (notice) notice.hidden = !isBack
}

/** Storage may be forbidden or full; then nothing is kept. */
function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
