import { labelled } from '../../../../domain/messages/joined.ts'
import { paths } from '../../../../domain/paths.ts'
import { EmailField, PinField } from '../../../applicants/authentication.tsx'
import { newPinOutcomeText, refusalText } from '../../../applicants/authentication-words.ts'
import { Band } from '../../../ui/band/band.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { PageHead } from '../../../ui/page-head/page-head.tsx'
import { type PlainContext, PlainForm } from './plain-form.tsx'

const asked = { email: 'own-email', pin: 'own-pin' } as const

/** The form for the credentials, which must be right before anything is shown. */
export function PlainCredentials(context: PlainContext) {
  const { t, href, data } = context
  const { errors, refused, newPin, isExpired, given } = data
  const error = (name: keyof typeof asked) => (errors[name] ? t('forms.required') : undefined)
  const items = (['email', 'pin'] as const).flatMap((name) =>
    errors[name]
      ? [{ href: `#${asked[name]}`, text: labelled(t(`edit.${name}`), t('forms.required'), t.locale) }]
      : [],
  )
  return (
    <>
      <PageHead
        title={t('selectExpert.title')}
        lede={t(isExpired ? 'selectExpert.plainAgain' : 'edit.authenticationText')}
      />
      <Band inner="stack gap-5">
        {items.length > 0 && <ErrorSummary title={t('selectExpert.plainMissing')} items={items} />}
        {refused && <Message live tone="danger" title={refusalText({ ok: false, ...refused }, t)} />}
        {newPin && <Message live title={newPinOutcomeText(newPin, t)} />}
        <PlainForm {...context}>
          <EmailField id={asked.email} label={t('edit.email')} error={error('email')} given={given.email} />
          <PinField id={asked.pin} label={t('edit.pin')} hint={t('edit.pinHint')} error={error('pin')} />
          <div className="row btn-row">
            <Button type="submit" name="_action" value="open">
              {t('edit.send')}
            </Button>
            <Button type="submit" variant="secondary" name="_action" value="pin">
              {t('edit.newPin')}
            </Button>
          </div>
          <p className="sm">
            {t('edit.authenticationLost')} <a href={href(paths.myLink())}>{t('edit.authenticationLink')}</a>
          </p>
        </PlainForm>
      </Band>
    </>
  )
}
