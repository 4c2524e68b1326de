import { useState } from 'react'
import { tagsIn } from '../../../../domain/review/typed-tags.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field, FieldGroup } from '../../../ui/field/field.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { submitting } from '../call-state.tsx'
import { type ApplicationRow, tagTogether } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { sayWhyTags } from '../why-tags.ts'
import { ColumnBoxes } from './column-boxes.tsx'
import { MarkedResult } from './marked-result.tsx'
import { useMark } from './use-mark.ts'

type Props = { rows: readonly ApplicationRow[]; onClose: () => void }

/** Adds tags to the picked applications and removes others; stays open to list those that were refused. */
export function TagDialog({ rows, onClose }: Props) {
  const { t } = useDesk()
  const [typed, setTyped] = useState('')
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const present = [...new Set(rows.flatMap(({ tags }) => tags))].sort()
  const { mutate, data, error, isPending, takeBack } = useMark(tagTogether, {
    sayDone: (count) => t('desk.taggedPicked', { count }),
    onClose,
  })
  const submit = () => {
    const add = tagsIn(typed)
    const hasNothing = add.length + removed.length === 0
    setEmpty(hasNothing)
    if (!hasNothing && !isPending) mutate({ ids: rows.map(({ id }) => id), add, remove: [...removed] })
  }
  return (
    <Modal
      id="tag-picked"
      open
      onClose={onClose}
      title={t('desk.tagPicked', { count: rows.length })}
      text={rows.map(({ name, reference }) => name || reference).join(', ')}
    >
      <form className="stack gap-4" noValidate onSubmit={submitting(submit)}>
        <MarkedResult rows={rows} marked={data} onTakeBack={takeBack} />
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
        <FormActs onCancel={onClose} cancelLabel={t(data ? 'desk.close' : 'desk.cancel')}>
          <Button type="submit" busy={isPending}>
            {t('desk.tagNow')}
          </Button>
        </FormActs>
      </form>
    </Modal>
  )
}
