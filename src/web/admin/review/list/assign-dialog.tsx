import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { sayWhy, submitting } from '../call-state.tsx'
import { type ApplicationRow, assignTogether, CallRefused, useColleagues } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'
import { MarkedResult } from './marked-result.tsx'
import { useMark } from './use-mark.ts'

type Props = { rows: readonly ApplicationRow[]; onClose: () => void }

/** Assigns the picked applications; stays open to list those that were refused. */
export function AssignDialog({ rows, onClose }: Props) {
  const { t, staff } = useDesk()
  const colleagues = useColleagues()
  const [assignee, setAssignee] = useState(staff.id)
  const people = [
    { value: staff.id, label: t('desk.meByName', { name: staff.name }) },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const { mutate, data, error, isPending, takeBack } = useMark(assignTogether, {
    sayDone: (count) => {
      const name = [staff, ...colleagues].find(({ id }) => id === assignee)?.name
      return name ? t('desk.assignedPicked', { count, name }) : t('desk.unassignedPicked', { count })
    },
    onClose,
  })
  const isUnknown = error instanceof CallRefused && error.code === 'invalid_answers'
  return (
    <Modal
      id="assign-picked"
      open
      onClose={onClose}
      title={t('desk.assignPicked', { count: rows.length })}
      text={rows.map(({ name, reference }) => name || reference).join(', ')}
    >
      <form
        className="stack gap-4"
        onSubmit={submitting(
          () => !isPending && mutate({ ids: rows.map(({ id }) => id), assignee: assignee || null }),
        )}
      >
        <MarkedResult rows={rows} marked={data} onTakeBack={takeBack} />
        <Field
          id="assign-to"
          label={t('desk.column_assignee')}
          error={isUnknown ? t('desk.why_assignee') : error ? sayWhy(error, t) : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={assignee}
              placeholder={t('desk.nobodys')}
              options={people}
              onChange={({ currentTarget }) => setAssignee(currentTarget.value)}
            />
          )}
        </Field>
        <FormActs onCancel={onClose} cancelLabel={t(data ? 'desk.close' : 'desk.cancel')}>
          <Button type="submit" busy={isPending}>
            {t('desk.assign')}
          </Button>
        </FormActs>
      </form>
    </Modal>
  )
}
