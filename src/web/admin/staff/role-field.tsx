import type { Translate } from '../../../domain/messages/translate.ts'
import { roles } from '../../../domain/staff/roles.ts'
import { Radio } from '../../ui/checkbox/checkbox.tsx'
import { FieldGroup } from '../../ui/field/field.tsx'

type Props = { t: Translate; value: string; error?: string | undefined }

/** A choice of roles, each with what it may do. */
export function RoleField({ t, value, error }: Props) {
  return (
    <FieldGroup id="role" label={t('users.role')} radios required {...(error && { error })}>
      {roles.map((role) => (
        <Radio key={role} name="role" value={role} defaultChecked={role === value}>
          {t(`admin.${role}`)}
          <br />
          <small>{t(`users.may_${role}`)}</small>
        </Radio>
      ))}
    </FieldGroup>
  )
}
