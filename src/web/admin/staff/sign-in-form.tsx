import type { ReactNode } from 'react'
import type { FieldErrors, Refusal } from '../../../domain/refusals.ts'
import type { PageContext } from '../../page.ts'
import { Button } from '../../ui/button/button.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import type { PostContext } from '../forms/post-form.tsx'
import { type Question, TypedFields, TypedMistakes } from '../forms/typed-fields.tsx'

type Props = PostContext &
  Pick<PageContext, 't'> & {
    title: string
    lede: string
    questions: readonly Question[]
    errors?: FieldErrors
    submit: string
    /** Shown above the title. */
    notice?: ReactNode
    hidden?: ReactNode
    /** A link beside the submit button. */
    back?: ReactNode
    /** Shown below the questions. */
    children?: ReactNode
  }

/** The form of a page that is open without a session. */
export function SignInForm({ t, href, path, csrfToken, questions, errors = {}, ...shown }: Props) {
  return (
    <Form method="post" action={href(path)}>
      <TypedMistakes t={t} questions={questions} errors={errors} />
      {shown.notice}
      <FormHead title={shown.title} lede={shown.lede} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      {shown.hidden}
      <FormSection>
        <TypedFields t={t} questions={questions} errors={errors} />
        {shown.children}
      </FormSection>
      <FormActions>
        {shown.back}
        <Button type="submit">{shown.submit}</Button>
      </FormActions>
    </Form>
  )
}

export function SignInRefused({ t, refusal }: Pick<PageContext, 't'> & { refusal: Refusal }) {
  const { code, retryAfterSeconds = 60 } = refusal
  const text =
    code === 'too_many_requests'
      ? t('login.tooMany', { count: Math.ceil(retryAfterSeconds / 60) })
      : t(code === 'passkey_required' ? 'login.usePasskey' : 'login.wrong')
  return <Message tone="danger" title={t('login.wrongTitle')} text={text} live focused />
}
