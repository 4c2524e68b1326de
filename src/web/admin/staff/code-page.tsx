import { paths } from '../../../domain/paths.ts'
import { done, type Refusal } from '../../../domain/refusals.ts'
import { nextPath } from '../../../domain/staff/sign-in.ts'
import { type FormPost, type Page, route, type Submitted } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Mistakes, TypedField } from '../typed-field.tsx'

type CodeData = { next: string | undefined; refusal?: Refusal }

/** The second step of signing in. */
const codePage: Page<CodeData> = {
  title: ({ t, data }) => pageTitle(t, t('login.codeTitle'), data.refusal?.errors),
  description: ({ t }) => t('login.codeLede'),
  Body: ({ t, href, data: { next, refusal }, csrfToken }) => {
    const question = {
      name: 'code',
      label: t('login.code'),
      hint: t('login.codeHint'),
      type: 'text',
      autoComplete: 'one-time-code',
      code: true,
    } as const
    const errors = refusal?.errors ?? {}
    if (refusal?.code === 'no_session') {
      return (
        <Band inner="stack gap-6">
          <h1>{t('login.codeTitle')}</h1>
          <Message tone="warn" title={t('login.expiredTitle')} live>
            <p>{t('login.expiredText')}</p>
          </Message>
          <LinkButton href={href(paths.login())}>{t('login.again')}</LinkButton>
        </Band>
      )
    }
    const minutes = Math.ceil((refusal?.retryAfterSeconds ?? 60) / 60)
    return (
      <Band>
        <Form method="post" action={href(paths.loginCode())}>
          <Mistakes t={t} questions={[question]} errors={errors} />
          {refusal?.code === 'too_many_requests' && (
            <Message tone="danger" title={t('login.wrongTitle')} live>
              <p>{t('login.tooMany', { count: minutes })}</p>
            </Message>
          )}
          <FormHead title={t('login.codeTitle')} lede={t('login.codeLede')} />
          <input type="hidden" name="_csrf" value={csrfToken} />
          {next && <input type="hidden" name="next" value={next} />}
          <FormSection>
            <TypedField t={t} question={question} errors={errors} />
          </FormSection>
          <FormActions>
            <Button type="submit">{t('login.codeSubmit')}</Button>
          </FormActions>
        </Form>
      </Band>
    )
  },
}

export const codeRoute = route<CodeData>({
  access: 'public',
  page: codePage,
  styles: ['forms'],
  load: async ({ query }) => done({ next: nextPath(query.next) }),
  submit: enter,
})

async function enter({ fields, services, caller, cookies }: FormPost): Promise<Submitted<CodeData>> {
  const next = nextPath(fields.next?.[0])
  const entered = await services.staff.enterCode({ caller, cookies }, fields.code?.[0] ?? '')
  if (entered.ok) return { redirect: next ?? paths.admin(), setCookies: entered.value }
  const { refusal } = entered
  return { refusal, data: { next, refusal } }
}
