import { useState } from 'react'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { sayWhy } from '../call-state.tsx'
import { type ApplicationRow, assignTogether, CallRefused, useColleagues } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { MarkDialog } from './mark-dialog.tsx'
import { useMark } from './use-mark.ts'

type Props = { rows: readonly ApplicationRow[]; onClose: () => void }

/** Assigns the picked applications to a colleague, or removes their assignee. */
export function AssignDialog({ rows, onClose }: Props) {
  const { t, staff } = useDesk()
  const colleagues = useColleagues()
  const [assignee, setAssignee] = useState(staff.id)
  const people = [
    { value: staff.id, label: t('desk.meByName', { name: staff.name }) },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const marking = useMark(assignTogether, {
    sayDone: (count) => {
      const name = [staff, ...colleagues].find(({ id }) => id === assignee)?.name
      return name ? t('desk.assignedPicked', { count, name }) : t('desk.unassignedPicked', { count })
    },
    onClose,
  })
  const { mutate, error, isPending } = marking
  const isUnknown = error instanceof CallRefused && error.code === 'invalid_answers'
  return (
    <MarkDialog
      id="assign-picked"
      title={t('desk.assignPicked', { count: rows.length })}
      rows={rows}
      marking={marking}
      submitLabel={t('desk.assign')}
      onSubmit={() => !isPending && mutate({ ids: rows.map(({ id }) => id), assignee: assignee || null })}
      onClose={onClose}
    >
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
    </MarkDialog>
  )
}
