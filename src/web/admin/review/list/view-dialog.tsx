import { useState } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { longestViewName } from '../../../../domain/review/list-columns.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Modal } from '../../../ui/modal/modal.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { submitting, Trouble, useChange } from '../call-state.tsx'
import { CallRefused, changeView, type SavedView, saveView } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { FormActs } from '../form-acts.tsx'

type Props = {
  kind: ApplicationKind
  filter: SavedView['filter']
  /** The view to change; undefined for a new one. */
  changed: SavedView | undefined
  onClose: () => void
  onSaved: (view: SavedView) => void
}

const reasons = ['required', 'too_long', 'repeated', 'too_many'] as const

/** Asks for the name of a view and who may see it. */
export function ViewDialog({ kind, filter, changed, onClose, onSaved }: Props) {
  const { t, staff, say } = useDesk()
  const [name, setName] = useState(changed?.name ?? '')
  const [shared, setShared] = useState(changed?.shared ?? false)
  const [isEmpty, setEmpty] = useState(false)
  const save = useChange(
    () =>
      changed
        ? changeView(changed.id, { name, shared, filter: changed.filter })
        : saveView({ kind, name, shared, filter }),
    (saved) => {
      onClose()
      onSaved(saved)
      say({ message: t('desk.viewKept') })
    },
  )
  const code = save.error instanceof CallRefused ? save.error.errors.name : undefined
  const reason = isEmpty ? 'required' : reasons.find((one) => one === code)
  const why = reason && t(`desk.why_viewName_${reason}`, { count: longestViewName })
  return (
    <Modal
      id="view"
      open
      onClose={onClose}
      title={t(changed ? 'desk.changeViewTitle' : 'desk.saveViewTitle')}
      text={changed ? undefined : t('desk.saveViewText')}
    >
      <form
        className="stack gap-4"
        noValidate
        onSubmit={submitting(() => {
          setEmpty(name.trim() === '')
          if (name.trim()) save.mutate(undefined)
        })}
      >
        <Field id="view-name" label={t('desk.viewName')} error={why}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          )}
        </Field>
        {mayDo(staff.role, 'review_applications') && (
          <div>
            <Checkbox
              checked={shared}
              aria-describedby="view-shared-hint"
              onChange={({ currentTarget }) => setShared(currentTarget.checked)}
            >
              {t('desk.viewShared')}
            </Checkbox>
            <p className="hint" id="view-shared-hint">
              {t('desk.viewSharedHint')}
            </p>
          </div>
        )}
        {save.error && !reason && <Trouble error={save.error} />}
        <FormActs onCancel={onClose}>
          <Button type="submit" busy={save.isPending}>
            {t('desk.viewKeep')}
          </Button>
        </FormActs>
      </form>
    </Modal>
  )
}
