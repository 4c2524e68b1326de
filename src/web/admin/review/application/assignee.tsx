import { useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { assign, CallRefused, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayWhy } from '../trouble.tsx'
import { useChange } from '../use-change.ts'
import { useColleagues } from '../use-colleagues.ts'

type Props = { application: Reviewed; mayReview: boolean }

/** The assignee of an application. */
export function Assignee({ application: { id, assignee }, mayReview }: Props) {
  const { t } = useDesk()
  if (!mayReview) {
    return <p>{assignee ? t('desk.assignedTo', { name: assignee.name }) : t('desk.assignedToNobody')}</p>
  }
  return <Choice id={id} assignee={assignee} />
}

function Choice({ id, assignee }: Pick<Reviewed, 'id' | 'assignee'>) {
  const { t, staff, say } = useDesk()
  const colleagues = useColleagues()
  const current = assignee?.id ?? ''
  const [known, setKnown] = useState(current)
  const [chosen, choose] = useState(current)
  const form = useRef<HTMLFormElement>(null)
  // An assignment by a colleague replaces an unsaved choice.
  if (known !== current) {
    setKnown(current)
    choose(current)
  }
  const people = [
    { value: staff.id, label: t('desk.meByName', { name: staff.name }) },
    ...colleagues.map((one) => ({ value: one.id, label: one.name })),
  ]
  // Keeps the current assignee in the list, even if they can no longer be assigned.
  if (assignee && !people.some(({ value }) => value === assignee.id)) {
    people.push({ value: assignee.id, label: assignee.name })
  }
  const { mutate, isPending, error } = useChange(
    (to: string | null) => assign(id, to),
    ({ assignee: to }) =>
      say({ message: to ? t('desk.assignedTo', { name: to.name }) : t('desk.assignedToNobody') }),
  )
  return (
    <form
      className="stack gap-3 desk-place"
      ref={form}
      tabIndex={-1}
      aria-label={t('desk.column_assignee')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate(chosen || null)
      }}
    >
      <Field id="assignee" label={t('desk.column_assignee')} error={error ? sayRefused(error) : undefined}>
        {(control) => (
          <div className="desk-beside">
            <Select
              {...control}
              value={chosen}
              placeholder={t('desk.nobodys')}
              options={people}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
            <Button type="submit" variant="secondary" small busy={isPending}>
              {t('desk.assign')}
            </Button>
          </div>
        )}
      </Field>
      {assignee?.id !== staff.id && (
        <Button
          variant="secondary"
          small
          onClick={() => {
            // The button disappears after success: move the focus first.
            form.current?.focus({ preventScroll: true })
            if (!isPending) mutate(staff.id)
          }}
        >
          {t('desk.take')}
        </Button>
      )}
    </form>
  )

  function sayRefused(refused: Error): string {
    const isNobody = refused instanceof CallRefused && refused.code === 'invalid_answers'
    return isNobody ? t('desk.why_assignee') : sayWhy(refused, t)
  }
}
