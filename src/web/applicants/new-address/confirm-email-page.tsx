import { labelled } from '../../../domain/messages/joined.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type Refusal } from '../../../domain/refusals.ts'
import { WriteToUs } from '../../matching/invitation/write-to-us.tsx'
import {
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  route,
  type Submitted,
} from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Success } from '../../ui/success/success.tsx'
import { PinField } from '../authentication.tsx'
import { lockedText } from '../authentication-words.ts'

type Waiting = { email: string; reference: string }

type Data =
  | (Waiting & { state: 'asked'; token: string; refusal?: Refusal })
  | { state: 'confirmed'; email: string }
  | { state: 'taken'; email: string }
  | { state: 'dead' }

/** The target of the mail to a new address. Opening it changes nothing, since mail scanners open links, too. */
const confirmPage: Page<Data> = {
  title: ({ t, data }) =>
    pageTitle(
      t,
      t(data.state === 'confirmed' ? 'newAddress.confirmedTitle' : 'newAddress.confirmTitle'),
      data.state === 'asked' && data.refusal ? { pin: 'required' } : {},
    ),
  description: ({ t }) => t('newAddress.confirmDescription', { name: t('languages.name') }),
  Body: (context) => {
    const { t, href, data } = context
    switch (data.state) {
      case 'asked':
        return <Question {...context} {...data} />
      case 'confirmed':
        return (
          <Band>
            <Success
              title={t('newAddress.confirmedTitle')}
              text={t('newAddress.confirmedText', { email: data.email })}
            >
              <LinkButton href={href(paths.home())}>{t('forms.goHome')}</LinkButton>
            </Success>
          </Band>
        )
      default:
        return <Refused {...context} data={data} />
    }
  },
}

function Question(context: PageContext<Data> & Extract<Data, { state: 'asked' }>) {
  const { t, href, csrfToken, email, reference, token, refusal } = context
  const error = refusal && saysWhy(context, refusal)
  return (
    <Band>
      <Form method="post" action={href(paths.confirmEmail())}>
        {error && refusal?.code !== 'too_many_attempts' && (
          <ErrorSummary
            title={t('forms.invalid')}
            items={[{ href: '#pin', text: labelled(t('newAddress.pin'), error, t.locale) }]}
          />
        )}
        {error && refusal?.code === 'too_many_attempts' && (
          <Message live tone="danger" title={t('newAddress.lockedTitle')} text={error} />
        )}
        <FormHead
          title={t('newAddress.confirmTitle')}
          lede={t('newAddress.confirmLede', { email, reference })}
        />
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="token" value={token} />
        <FormSection>
          <PinField
            id="pin"
            label={t('newAddress.pin')}
            hint={t('newAddress.pinHint')}
            error={error}
            maxLength={20}
          />
          <p className="hint">{t('newAddress.lostPin')}</p>
        </FormSection>
        <FormActions>
          <Button type="submit">{t('newAddress.confirm')}</Button>
        </FormActions>
      </Form>
    </Band>
  )
}

function saysWhy({ t }: PageContext<Data>, refusal: Refusal): string {
  if (refusal.code === 'invalid_answers') return t('forms.required')
  return refusal.code === 'too_many_attempts' ? lockedText(refusal, t) : t('newAddress.wrongPin')
}

function Refused(context: PageContext<Data> & { data: Extract<Data, { state: 'taken' | 'dead' }> }) {
  const { t, data } = context
  const isTaken = data.state === 'taken'
  return (
    <Band inner="stack gap-6">
      <h1>{t('newAddress.confirmTitle')}</h1>
      <Message
        tone="warn"
        title={t(isTaken ? 'newAddress.takenTitle' : 'errors.linkDeadTitle')}
        live={isTaken}
      >
        <WriteToUs
          {...context}
          about={isTaken ? t('newAddress.takenText', { email: data.email }) : t('newAddress.deadConfirm')}
        />
      </Message>
    </Band>
  )
}

export const confirmEmailRoute = route<Data>({
  access: 'public',
  page: confirmPage,
  styles: ['base', 'forms'],
  limit: 'attempt',
  load: async (request) => done(await ask(request, request.query.k ?? '')),
  submit: confirm,
})

async function ask({ services }: PageRequest, token: string): Promise<Data> {
  const found = await services.applicants.readMailedChange('confirm', token)
  return found.ok ? { state: 'asked', token, ...found.value } : { state: 'dead' }
}

async function confirm(post: FormPost): Promise<Submitted<Data>> {
  const token = post.fields.token?.[0] ?? ''
  const asked = await ask(post, token)
  if (asked.state !== 'asked') return { refusal: deadLink, data: asked }
  const confirmed = await post.services.applicants.confirmAddress(token, post.fields.pin?.[0] ?? '')
  if (confirmed.ok) return { data: { state: 'confirmed', email: confirmed.value.email } }
  const { refusal } = confirmed
  switch (refusal.code) {
    case 'email_taken':
      return { refusal, data: { state: 'taken', email: asked.email } }
    case 'too_many_attempts':
      return { refusal, data: { ...asked, refusal } }
    case 'invalid_answers':
    case 'wrong_credentials': {
      const again = await ask(post, token) // the last wrong PIN drops the change
      // This page has no session: a wrong PIN is a validation error.
      return again.state === 'asked'
        ? { refusal: { code: 'invalid_answers' }, data: { ...again, refusal } }
        : { refusal: deadLink, data: again }
    }
    default:
      return { refusal: deadLink, data: { state: 'dead' } }
  }
}

const deadLink = { code: 'link_used' } as const
