import { editPages } from '../../../domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../../domain/applications/application-status.ts'
import { applicationForms } from '../../../domain/forms/application-forms.ts'
import { labelled } from '../../../domain/messages/joined.ts'
import { paths } from '../../../domain/paths.ts'
import { lifetimes } from '../../../domain/protection/lifetimes.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Form, FormActions, FormHead } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { newPinOutcomeText, refusalText } from '../authentication-words.ts'
import { CredentialFields } from './credential-fields.tsx'
import type { Locked } from './native-credentials.ts'

type Props = Pick<PageContext, 't' | 'href' | 'csrfToken'> & { kind: ApplicationKind; data: Locked }

/** Asks for the credentials in place of the dialog, which needs JavaScript. */
export function NativeLock({ t, href, csrfToken = '', kind, data }: Props) {
  const { hash, email, refusal, newPin } = data
  const action = href(`${editPages[kind]()}?h=${encodeURIComponent(hash)}`)
  const lasts = t('edit.authenticationLasts', { count: lifetimes.editSession.most / 60 })
  const error = refusal && refusalText({ ok: false, ...refusal }, t)
  return (
    <noscript>
      <Band inner="stack gap-5">
        <Form method="post" action={action}>
          {error && (
            <ErrorSummary
              title={t('forms.invalid')}
              items={[{ href: '#native-pin', text: labelled(t('edit.pin'), error, t.locale) }]}
            />
          )}
          <FormHead
            title={t(applicationForms[kind].says.editing ?? 'edit.title')}
            lede={t('edit.authenticationText')}
            hint={lasts}
          />
          {newPin && <Message live title={newPinOutcomeText(newPin, t)} />}
          <input type="hidden" name="_csrf" value={csrfToken} />
          <CredentialFields t={t} email={email} error={error} />
          <FormActions>
            <Button type="submit">{t('edit.open')}</Button>
          </FormActions>
        </Form>
        <form method="post" action={action} className="stack gap-2">
          <input type="hidden" name="_csrf" value={csrfToken} />
          <input type="hidden" name="_action" value="newPin" />
          <div>
            <Button type="submit" variant="secondary" small>
              {t('edit.newPin')}
            </Button>
          </div>
          <p>
            {t('edit.authenticationLost')} <a href={href(paths.myLink())}>{t('edit.authenticationLink')}</a>
          </p>
        </form>
      </Band>
    </noscript>
  )
}
