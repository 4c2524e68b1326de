import { Icon } from '../icon/icon.tsx'
import { type Petal, Petals } from '../petals/petals.tsx'

/** `id` is posted where the step is a button. */
type Step = { label: string; href: string; id?: string }

type StepperProps = {
  steps: readonly Step[]
  /** Index of the step on the page; those before it are done, and links. */
  now: number
  /** Every step is a link, also those after the one on the page. */
  isOpen?: boolean
  labels: { navigation: string; position: string; next?: string; completed: string; all?: string }
  /** Id of a form that each step posts, so that nothing typed is lost without a script. */
  posts?: string
  /** A wizard that is alive changes the step without loading a page. */
  onChoose?: (index: number) => void
}

/** A rail beside the form; petals and words on a phone. */
export function Stepper({ steps, now, isOpen = false, labels, posts, onChoose }: StepperProps) {
  const isLink = (index: number) => index < now || (isOpen && index > now)
  const list = (
    <ol className="stepper__list">
      {steps.map(({ label, href, id }, index) => (
        <li
          key={label}
          data-petal={petal(index, now, isOpen)}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="stepper__n">{isLink(index) ? <Icon name="check" /> : index + 1}</span>
          {isLink(index) && posts ? (
            <button type="submit" className="stepper__post" form={posts} name="_turn" value={id}>
              {label}
              <span className="vh"> {labels.completed}</span>
            </button>
          ) : isLink(index) ? (
            <a
              href={href}
              onClick={(event) => {
                if (!onChoose) return
                event.preventDefault()
                event.currentTarget.closest('details')?.removeAttribute('open')
                onChoose(index)
              }}
            >
              {label}
              <span className="vh"> {labels.completed}</span>
            </a>
          ) : (
            <span>{label}</span>
          )}
        </li>
      ))}
    </ol>
  )
  return (
    <nav className="stepper" aria-label={labels.navigation}>
      <div className="stepper__now">
        <Petals petals={steps.map((_, index) => petal(index, now, isOpen))} />
        <p>
          <strong>{labels.position}</strong>
          {steps[now]?.label}
          {labels.next && <span>{labels.next}</span>}
        </p>
      </div>
      {list}
      {isOpen && (
        <details className="stepper__all">
          <summary className="btn btn--quiet btn--sm">
            {labels.all}
            <Icon name="chevron" />
          </summary>
          {list}
        </details>
      )}
    </nav>
  )
}

function petal(index: number, now: number, isOpen: boolean): Petal {
  if (index < now || (isOpen && index > now)) return 'on'
  return index === now ? 'now' : 'off'
}
