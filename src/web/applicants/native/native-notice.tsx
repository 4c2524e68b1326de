import type { Form } from '../../../domain/forms/engine/form.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { NativeEdit } from './native-edit.ts'
import { signOutForm } from './native-rights.tsx'

/** Why the page is shown again, besides errors at its questions. */
export function NativeNotice({
  form,
  t,
  data: { notice, record },
}: PageContext<NativeEdit> & { form: Form }) {
  switch (notice) {
    case undefined:
      return null
    case 'saved': {
      const email = record?.pending_email?.email
      const text = email ? t('edit.savedUnconfirmed', { email }) : t('edit.savedText')
      return <Message live title={t(form.says.edited ?? 'edit.title')} text={text} />
    }
    case 'unsaved':
      return (
        <Message live tone="warn" title={t('edit.askLeaveTitle')} text={t('edit.askLeaveText')}>
          <Button type="submit" form={signOutForm} variant="secondary" small>
            {t('edit.askLeaveYes')}
          </Button>
        </Message>
      )
    case 'unchanged':
      return <Message live title={t('edit.unchangedTitle')} text={t('edit.unchangedText')} />
    case 'merged':
      return <Message live title={t('edit.mergedTitle')} text={t('edit.mergedText')} />
    case 'again':
      return <Message live tone="warn" title={t('edit.authenticationTitle')} text={t('edit.againText')} />
    case 'too_many_requests':
    case 'unavailable':
      return <Message live tone="warn" title={t('edit.failedTitle')} text={t('edit.failedLater')} />
    case 'wrong_credentials':
      return <Message live tone="danger" title={t('edit.wrongCredentials')} />
    case 'email_taken':
      return (
        <Message
          live
          tone="danger"
          title={t(form.says.emailTaken ?? 'forms.emailTaken')}
          text={t('edit.emailTakenText')}
        />
      )
    case 'noConsent':
      return (
        <Message live tone="warn" title={t('edit.noConsentTitle')}>
          <p>{t('edit.noConsentText')}</p>
          <p>
            <a href="#rights">{t('edit.noConsentLink')}</a>
          </p>
        </Message>
      )
    default:
      return <Message live tone="danger" title={t('edit.failedTitle')} text={t('edit.failedText')} />
  }
}
