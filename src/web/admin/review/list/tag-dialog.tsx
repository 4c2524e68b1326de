import { useState } from 'react'
import { tagsIn } from '../../../../domain/review/typed-tags.ts'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { type ApplicationRow, tagTogether } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayWhyTags } from '../why-tags.ts'
import { ColumnBoxes } from './column-boxes.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { useMark } from './use-mark.ts'

type Props = { rows: readonly ApplicationRow[]; onClose: () => void }

/** Adds tags to the picked applications and removes others. */
export function TagDialog({ rows, onClose }: Props) {
  const { t } = useDesk()
  const [typed, setTyped] = useState('')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const present = [...new Set(rows.flatMap(({ tags }) => tags))].sort()
  const marking = useMark(tagTogether, {
    sayDone: (count) => t('desk.taggedPicked', { count }),
    onClose,
  })
  const { mutate, error, isPending } = marking
  const submit = () => {
    const add = tagsIn(typed)
    const hasNothing = add.length + removed.length === 0
    setEmpty(hasNothing)
    if (!hasNothing && !isPending) mutate({ ids: rows.map(({ id }) => id), add, remove: [...removed] })
  }
  return (
    <MarkDialog
      id="tag-picked"
      title={t('desk.tagPicked', { count: rows.length })}
      rows={rows}
      marking={marking}
      submitLabel={t('desk.tagNow')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        id="tag-to-add"
        label={t('desk.tagToAdd')}
        hint={t('desk.tagsHint')}
        error={isEmpty ? t('desk.tagNothing') : error ? sayWhyTags(error, t) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      {present.length > 0 && (
        <FieldGroup id="tags-to-remove" label={t('desk.tagsToRemove')}>
          <div>
            <ColumnBoxes
              columns={present.map((tag) => ({ name: tag, label: tag }))}
              chosen={removed}
              onChoose={setRemoved}
            />
          </div>
        </FieldGroup>
      )}
    </MarkDialog>
  )
}
