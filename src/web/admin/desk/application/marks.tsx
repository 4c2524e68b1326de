import { useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip } from '../../../ui/chip/chip.tsx'
import { ErrorText, Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { assign, type Reviewed, setTags } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayWhy } from '../trouble.tsx'
import { useChange } from '../use-change.ts'

type Props = { application: Reviewed; mayReview: boolean }

/** Whose work an application is, and the words by which it is found again. */
export function Marks({ application, mayReview }: Props) {
  const { t } = useDesk()
  return (
    <Box id="marks" title={t('desk.marks')}>
      <Assignee application={application} mayReview={mayReview} />
      <Tags application={application} mayReview={mayReview} />
    </Box>
  )
}

function Assignee({ application: { id, assignee }, mayReview }: Props) {
  const { t, staff } = useDesk()
  const { mutate, isPending, error } = useChange((to: string | null) => assign(id, to))
  const isMine = assignee?.id === staff.id
  return (
    <div className="stack gap-3">
      <p>{assignee ? t('desk.assignedTo', { name: assignee.name }) : t('desk.assignedToNobody')}</p>
      {mayReview && (
        <Button variant="secondary" small busy={isPending} onClick={() => mutate(isMine ? null : staff.id)}>
          {t(isMine ? 'desk.giveBack' : 'desk.take')}
        </Button>
      )}
      {error && <ErrorText>{sayWhy(error, t)}</ErrorText>}
    </div>
  )
}

function Tags({ application: { id, tags }, mayReview }: Props) {
  const { t } = useDesk()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useChange(
    (next: readonly string[]) => setTags(id, next),
    () => setTyped(''),
  )
  if (!mayReview) return tags.length > 0 ? <p>{tags.join(', ')}</p> : null
  return (
    <form
      className="stack gap-3"
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
              onRemove={() => mutate(tags.filter((one) => one !== tag))}
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
