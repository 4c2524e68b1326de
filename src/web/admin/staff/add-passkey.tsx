import type { ReactNode } from 'react'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorText } from '../../ui/field/field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { currentPassword, type Question, TypedFields } from '../forms/typed-fields.tsx'

type Props = Pick<PageContext, 't' | 'href'> & { title: string; next: string; children?: ReactNode }

/** The script shows the form if the browser supports passkeys; the sentence below names the requirement. */
export function AddPasskey({ t, href, title, next, children }: Props) {
  const questions: Question[] = [
    {
      name: 'name',
      label: t('account.passkeyName'),
      autoComplete: 'off',
      hint: t('account.passkeyNameHint'),
    },
    currentPassword(t('account.confirmPassword'), 'passkey-password'),
  ]
  return (
    <Box id="add" title={title}>
      {children}
      <form data-passkey="create" data-next={href(next)} hidden className="stack gap-4">
        <TypedFields t={t} questions={questions} errors={{}} />
        <PasskeyAlert
          t={t}
          says={{ password: t('forms.wrong_password'), failed: t('account.passkeyFailed') }}
        />
        <div>
          <Button type="submit">{t('account.passkeyAdd')}</Button>
        </div>
      </form>
      <p className="hint">{t('account.passkeyNeeds')}</p>
    </Box>
  )
}

/** The script shows the sentence that applies, and fills in how long to wait after too many attempts. */
export function PasskeyAlert({ t, says }: Pick<PageContext, 't'> & { says: Record<string, string> }) {
  return (
    <div role="alert">
      {Object.entries(says).map(([reason, sentence]) => (
        <div key={reason} data-says={reason} hidden>
          <ErrorText>{sentence}</ErrorText>
        </div>
      ))}
      <div data-says="wait" hidden>
        <p className="error">
          <Icon name="error" />
          <span data-sentence={t('login.tooManyFor', { time: '{time}' })} />
        </p>
      </div>
    </div>
  )
}
