import { fieldError } from '../../../domain/forms/field-error.ts'
import { type TypedToken, tokenDays } from '../../../domain/integrations/api-token.ts'
import { scopesOf } from '../../../domain/integrations/scopes.ts'
import { longestName } from '../../../domain/integrations/typed-name.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { type PageContext, signedIn } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Field, FieldGroup } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'
import { SelectField } from '../filters/filter-fields.tsx'
import { ActionForm } from '../forms/action-form.tsx'
import { currentPassword, Mistakes, TypedFields } from '../forms/typed-fields.tsx'

export const untyped: TypedToken = { name: '', scopes: [], days: '90' }

type Props = Pick<PageContext, 't' | 'href' | 'path' | 'csrfToken' | 'staff'> & {
  typed: TypedToken
  errors: FieldErrors
  isIntegration: boolean
}

export function TokenMistakes({ t, errors }: { t: Translate; errors: FieldErrors }) {
  const fields = (['name', 'scopes', 'days', 'password'] as const).map((id) => ({
    id,
    label: t(`tokens.${id}`),
    error: errorOf(t, errors, id),
  }))
  return <Mistakes title={t('forms.invalid')} fields={fields} />
}

export function TokenForm({ typed, errors, isIntegration, ...context }: Props) {
  const { t, staff } = context
  const { role } = signedIn({ staff })
  return (
    <Box id="make" title={isIntegration ? t('tokens.makeIntegration') : t('tokens.make')}>
      {isIntegration && <p>{t('tokens.makeIntegrationText')}</p>}
      <ActionForm {...context} label={t('tokens.save')}>
        <Field
          id="name"
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          error={errorOf(t, errors, 'name')}
        >
          {(control) => <TextInput {...control} name="name" defaultValue={typed.name} autoComplete="off" />}
        </Field>
        <FieldGroup
          id="scopes"
          label={t('tokens.scopes')}
          hint={t('tokens.scopesHint')}
          error={errorOf(t, errors, 'scopes')}
        >
          {scopesOf(role).map((scope) => (
            <Checkbox key={scope} name="scopes" value={scope} defaultChecked={typed.scopes.includes(scope)}>
              {t(`tokens.scope_${scope}`)}
            </Checkbox>
          ))}
        </FieldGroup>
        <SelectField
          name="days"
          label={t('tokens.days')}
          value={typed.days}
          options={tokenDays.map((days) => ({
            value: String(days),
            label: t('tokens.dayCount', { count: days }),
          }))}
          error={errorOf(t, errors, 'days')}
        />
        <TypedFields t={t} questions={[currentPassword(t('tokens.password'))]} errors={errors} />
      </ActionForm>
    </Box>
  )
}

const errorOf = (t: Translate, errors: FieldErrors, name: string) =>
  errors[name] && fieldError(t, errors[name], { max: longestName })
