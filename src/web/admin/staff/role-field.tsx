import { fieldError } from '../../../domain/forms/field-error.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldCode } from '../../../domain/refusals.ts'
import { roles } from '../../../domain/staff/roles.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'

export function RoleField({
  t,
  label,
  chosen,
  error,
}: {
  t: Translate
  label: string
  chosen: string
  error?: FieldCode | undefined
}) {
  return (
    <Field id="role" label={label} error={error && fieldError(t, error)}>
      {(control) => (
        <Select
          {...control}
          name="role"
          defaultValue={chosen}
          options={roles.map((role) => ({ value: role, label: t(`admin.${role}`) }))}
        />
      )}
    </Field>
  )
}
