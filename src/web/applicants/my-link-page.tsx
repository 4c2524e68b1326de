import { fieldError } from '../../domain/forms/field-error.ts'
import { labelled } from '../../domain/messages/joined.ts'
import { paths } from '../../domain/paths.ts'
import { waitingMinutes } from '../../domain/protection/waiting-time.ts'
import { done, type Refusal } from '../../domain/refusals.ts'
import { fieldOf, type Page, type PageContext, route } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx'
import { Form, FormActions, FormHead, FormSection } from '../ui/form/form.tsx'
import { Message } from '../ui/message/message.tsx'
import { Success } from '../ui/success/success.tsx'
import { EmailField } from './authentication.tsx'

type Data = { email: string; isAsked: boolean; refusal?: Refusal }

const myLinkPage: Page<Data> = {
  title: ({ t, data: { isAsked, refusal } }) =>
    pageTitle(t, t(isAsked ? 'myLink.askedTitle' : 'myLink.title'), refusal?.errors),
  description: ({ t }) => t('myLink.description', { name: t('languages.name') }),
  isListed: ({ email }) => email === '',
  Body: (context) => (
    <Band inner="stack gap-5">
      {context.data.isAsked ? <Asked {...context} /> : <Question {...context} />}
    </Band>
  ),
}

/** The confirmation, which is the same for unknown addresses. */
function Asked({ t, href, data: { email } }: PageContext<Data>) {
  return (
    <Success title={t('myLink.askedTitle')} text={t('myLink.askedText', { email })}>
      <p className="hint">{t('myLink.askedNothing')}</p>
      <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
    </Success>
  )
}

function Question({ t, href, csrfToken, data: { email, refusal } }: PageContext<Data>) {
  const code = refusal?.errors?.email
  const error = code && fieldError(t, code)
  return (
    <Form method="post" action={href(paths.myLink())}>
      {error && (
        <ErrorSummary
          title={t('forms.invalid')}
          items={[{ href: '#email', text: labelled(t('myLink.email'), error, t.locale) }]}
        />
      )}
      {refusal?.code === 'too_many_requests' && (
        <Message live tone="warn" title={t('myLink.waitTitle')}>
          <p>{t('myLink.wait', { count: waitingMinutes(refusal) })}</p>
        </Message>
      )}
      <FormHead title={t('myLink.title')} lede={t('myLink.lede')} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      <FormSection>
        <EmailField id="email" label={t('myLink.email')} error={error} given={email} />
      </FormSection>
      <div id="no-line" tabIndex={-1} hidden>
        <Message tone="warn" title={t('errors.offlineTitle')} text={t('myLink.noLine')} />
      </div>
      <FormActions>
        <Button type="submit">{t('myLink.send')}</Button>
      </FormActions>
    </Form>
  )
}

/** Mails links again to people who have lost the mail. */
export const myLinkRoute = route<Data>({
  access: 'public',
  page: myLinkPage,
  name: ({ t }) => t('myLink.title'),
  styles: ['base', 'forms'],
  limit: 'linkAgain',
  load: async () => done({ email: '', isAsked: false }),
  async submit(post) {
    const email = fieldOf(post, 'email').trim()
    const sent = await post.services.applicants.sendLinkAgain(email)
    if (sent.ok) return { data: { email, isAsked: true } }
    return { refusal: sent.refusal, data: { email, isAsked: false, refusal: sent.refusal } }
  },
})
