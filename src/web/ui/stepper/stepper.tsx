import { Icon } from '../icon/icon.tsx'
import { Petals } from '../petals/petals.tsx'

/**
 * `id` is posted where the step is a button. A step may have been left with something that has yet to arrive, or was
 * refused.
 */
type Step = { label: string; href: string; id?: string; isUnfinished?: boolean | undefined }

type StepperProps = {
  steps: readonly Step[]
  /** Index of the step on the page; those before it are done, and links. */
  now: number
  /** Every step is a link, also those after the one on the page. */
  isOpen?: boolean
  /** The index of the last step that was reached: all steps up to it are links. */
  furthest?: number
  labels: { navigation: string; position: string; next?: string; completed: string; all?: string }
  /** Id of a form that each step posts, so that nothing typed is lost without a script. */
  posts?: string
  /** Changes the step without loading a page, in a hydrated wizard. */
  onChoose?: (index: number) => void
}

/** A rail beside the form; petals and words on a phone. */
export function Stepper(props: StepperProps) {
  const { steps, now, isOpen = false, furthest = now, labels, posts, onChoose } = props
  const isLink = (index: number) => index < now || (index > now && (isOpen || index <= furthest))
  const petal = (index: number) =>
    index === now ? 'now' : isLink(index) && !steps[index]?.isUnfinished ? 'on' : 'off'
  const list = (
    <ol className="stepper__list">
      {steps.map(({ label, href, id, isUnfinished }, index) => (
        <li key={label} data-petal={petal(index)} aria-current={index === now ? 'step' : undefined}>
          <span className="stepper__n">{petal(index) === 'on' ? <Icon name="check" /> : index + 1}</span>
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
              {!isUnfinished && <span className="vh"> {labels.completed}</span>}
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
        <Petals petals={steps.map((_, index) => petal(index))} />
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
