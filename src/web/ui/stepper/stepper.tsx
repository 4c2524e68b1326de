import { Icon } from '../icon/icon.tsx'
import { type Petal, Petals } from '../petals/petals.tsx'

type Step = { label: string; href: string }

type StepperProps = {
  steps: readonly Step[]
  /** Index of the step on the page; those before it are done, and links. */
  now: number
  labels: { navigation: string; position: string; next?: string; completed: string }
  /** A wizard that is alive changes the step without loading a page. */
  onChoose?: (index: number) => void
}

/** A rail beside the form; petals and words on a phone. */
export function Stepper({ steps, now, labels, onChoose }: StepperProps) {
  return (
    <nav className="stepper" aria-label={labels.navigation}>
      <div className="stepper__now">
        <Petals petals={steps.map((_, index) => petal(index, now))} />
        <p>
          <strong>{labels.position}</strong>
          {steps[now]?.label}
          {labels.next && <span>{labels.next}</span>}
        </p>
      </div>
      <ol className="stepper__list">
        {steps.map(({ label, href }, index) => (
          <li key={label} data-petal={petal(index, now)} aria-current={index === now ? 'step' : undefined}>
            <span className="stepper__n">{index < now ? <Icon name="check" /> : index + 1}</span>
            {index < now ? (
              <a
                href={href}
                onClick={(event) => {
                  if (!onChoose) return
                  event.preventDefault()
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
    </nav>
  )
}

function petal(index: number, now: number): Petal {
  if (index < now) return 'on'
  return index === now ? 'now' : 'off'
}
