import { useRef, useState } from 'react'
import { tagsIn } from '../../../../domain/review/typed-tags.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { sayWhy, submitting, useChange } from '../call-state.tsx'
import { assign, CallRefused, type Reviewed, setTags, useColleagues } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayWhyTags } from '../why-tags.ts'

type Props = { application: Reviewed; mayReview: boolean }

export function Marks({ application, mayReview }: Props) {
  const { t } = useDesk()
  return (
    <Box id="marks" title={t('desk.marks')}>
      <Assignee application={application} mayReview={mayReview} />
      <Tags application={application} mayReview={mayReview} />
    </Box>
  )
}

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
  const isUnknown = error instanceof CallRefused && error.code === 'invalid_answers'
  const why = isUnknown ? t('desk.why_assignee') : error ? sayWhy(error, t) : undefined
  return (
    <form
      className="stack gap-3 desk-place"
      ref={form}
      tabIndex={-1}
      aria-label={t('desk.column_assignee')}
      onSubmit={submitting(() => !isPending && mutate(chosen || null))}
    >
      <Field id="assignee" label={t('desk.column_assignee')} error={why}>
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
}

function Tags({ application: { id, tags }, mayReview }: Props) {
  const { t, say } = useDesk()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useChange(
    (next: readonly string[]) => setTags(id, next),
    ({ tags: now }) => {
      const added = now.filter((tag) => !tags.includes(tag))
      const [removed] = tags.filter((tag) => !now.includes(tag))
      if (removed) return say({ message: t('desk.tagRemoved', { tag: removed }) })
      setTyped('')
      // Focuses the field for the next tag.
      document.getElementById('tag')?.focus()
      const count = added.length
      say({ message: count > 0 ? t('desk.tagAdded', { tag: added.join(', '), count }) : t('desk.tagThere') })
    },
  )
  const form = useRef<HTMLFormElement>(null)
  if (!mayReview) return tags.length > 0 ? <p>{tags.join(', ')}</p> : null
  return (
    <form
      className="stack gap-3 desk-place"
      ref={form}
      tabIndex={-1}
      aria-label={t('desk.column_tags')}
      onSubmit={submitting(
        () => tagsIn(typed).length > 0 && !isPending && mutate([...tags, ...tagsIn(typed)]),
      )}
    >
      {tags.length > 0 && (
        <div className="row gap-2">
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={tag}
              removeLabel={t('desk.without', { label: tag })}
              onRemove={() => {
                // The button disappears with its tag: move the focus first.
                form.current?.focus({ preventScroll: true })
                mutate(tags.filter((one) => one !== tag))
              }}
            />
          ))}
        </div>
      )}
      <Field
        id="tag"
        label={t('desk.newTag')}
        hint={t('desk.tagsHint')}
        error={error ? sayWhyTags(error, t) : undefined}
      >
        {(control) => (
          <div className="desk-beside">
            <TextInput
              {...control}
              value={typed}
              autoComplete="off"
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Button type="submit" variant="secondary" small busy={isPending}>
              {t('desk.addTag')}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
