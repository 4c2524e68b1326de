import type { Translate } from '../../../domain/messages/translate.ts'
import { FormSection } from '../../ui/form/form.tsx'
import { EmailField, PinField } from '../authentication.tsx'

type Props = { t: Translate; email?: string | undefined; error?: string | undefined }

/** The credentials besides the link; an error is shown at the PIN. */
export function CredentialFields({ t, email, error }: Props) {
  return (
    <FormSection>
      <EmailField id="native-email" label={t('edit.email')} name={credentialNames.email} given={email} />
      <PinField id="native-pin" label={t('edit.pin')} hint={t('edit.pinHint')} error={error} maxLength={20} />
    </FormSection>
  )
}

/** A name that differs from the form's own question for an address. */
export const credentialNames = { email: '_email' } as const
