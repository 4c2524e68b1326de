import { localeOptions } from '../../../domain/messages/locale-name.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { Field } from '../../ui/field/field.tsx'
import { Select } from '../../ui/select/select.tsx'

type Props = { label: string; hint: string; chosen?: Locale }

/** The language of the mails to a person for whom staff enter an application. */
export function MailLanguage({ label, hint, chosen = 'en' }: Props) {
  return (
    <Field id="mail-language" label={label} hint={hint}>
      {(control) => (
        <Select {...control} name="mail_language" defaultValue={chosen} options={localeOptions()} />
      )}
    </Field>
  )
}
