import { useRef, useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { type Reviewed, setTags } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayWhy } from '../trouble.tsx'
import { useChange } from '../use-change.ts'
import { Assignee } from './assignee.tsx'

type Props = { application: Reviewed; mayReview: boolean }

/** Assignee and tags of an application. */
export function Marks({ application, mayReview }: Props) {
  const { t } = useDesk()
  return (
    <Box id="marks" title={t('desk.marks')}>
      <Assignee application={application} mayReview={mayReview} />
      <Tags application={application} mayReview={mayReview} />
    </Box>
  )
}

function Tags({ application: { id, tags }, mayReview }: Props) {
  const { t } = useDesk()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useChange(
    (next: readonly string[]) => setTags(id, next),
    () => setTyped(''),
  )
  const form = useRef<HTMLFormElement>(null)
  if (!mayReview) return tags.length > 0 ? <p>{tags.join(', ')}</p> : null
  return (
    <form
      className="stack gap-3 desk-place"
      ref={form}
      tabIndex={-1}
      aria-label={t('desk.column_tags')}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() && !isPending) mutate([...tags, typed])
      }}
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
      <Field id="tag" label={t('desk.newTag')} error={error ? sayWhy(error, t) : undefined}>
        {(control) => (
          <div className="desk-beside">
            <TextInput
              {...control}
              value={typed}
              maxLength={40}
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
