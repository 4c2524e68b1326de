import type { ComponentPropsWithRef, ReactNode, SubmitEvent } from 'react'

/** One column of 46rem. The browser's own checks stay off: server and island judge alike. */
export function Form({
  onSubmit,
  ...props
}: Omit<ComponentPropsWithRef<'form'>, 'className' | 'noValidate'>) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const left = textLeftIn(event.currentTarget)
    if (!left) return onSubmit?.(event)
    event.preventDefault()
    left.focus()
  }
  return <form {...props} onSubmit={submit} className="form" noValidate />
}

/** Text left in a list's field would be lost with the step; the note at the field says what to do. */
function textLeftIn(form: HTMLFormElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('[data-left]')].find(
    (field) => field.getClientRects().length > 0,
  )
}

type FormHeadProps = {
  id?: string
  title: string
  lede?: string
  hint?: string
  /** The heading level; only the first head of a page is its h1. */
  level?: 1 | 2
}

/** The head of a form or of one of its steps; on a change of step the h1 takes the focus. */
export function FormHead({ id, title, lede, hint, level = 1 }: FormHeadProps) {
  const Heading = `h${level}` as const
  return (
    <div className="stack gap-3">
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      {lede && <p className="lede">{lede}</p>}
      {hint && <p className="hint">{hint}</p>}
    </div>
  )
}

type FormSectionProps = { id?: string; title?: string; hint?: string; children: ReactNode }

/** A group of questions, separated from the previous one by a rule. */
export function FormSection({ id, title, hint, children }: FormSectionProps) {
  return (
    <section className="form-section" aria-labelledby={title && id}>
      {title && (
        <div>
          <h2 className="h4" id={id}>
            {title}
          </h2>
          {hint && <p className="hint">{hint}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

/** Questions that an answer reveals, directly below it. */
export function Reveal({ children }: { children: ReactNode }) {
  return <div className="reveal">{children}</div>
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className="form-actions row row--between">{children}</div>
}
