import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { passwordLength } from '../../../domain/staff/first-administrator.ts'
import type { Services } from '../../../services/services.ts'
import { type FormPost, type Page, type PageContext, route, type Submitted } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Success } from '../../ui/success/success.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'

type LinkData = {
  token: string
  /** Undefined: it does not work any more. */
  link: Awaited<ReturnType<Services['staff']['readStaffLink']>>
  isUsed: boolean
  name: string
  errors: FieldErrors
}

/** Where a mailed link leads: an invited person, or somebody who needs a new password, chooses it here. */
const staffLinkPage: Page<LinkData> = {
  title: ({ t, data }) =>
    pageTitle(
      t,
      data.link
        ? data.link.purpose === 'invitation'
          ? t('login.acceptTitle', { name: brand.name })
          : t('login.newTitle')
        : t('login.deadTitle'),
      data.errors,
    ),
  description: ({ t }) => t('login.linkDescription', { name: brand.name }),
  Body: (context) => {
    const { t, href, data } = context
    return (
      <Band>
        {data.isUsed ? (
          <Success title={t('login.doneTitle')} text={t('login.doneText')}>
            <LinkButton href={href(paths.login())}>{t('login.submit')}</LinkButton>
          </Success>
        ) : data.link ? (
          <LinkForm {...context} link={data.link} />
        ) : (
          <DeadLink {...context} />
        )}
      </Band>
    )
  },
}

export const staffLinkRoute = route<LinkData>({
  access: 'public',
  page: staffLinkPage,
  styles: ['forms'],
  load: async ({ query, services }) => {
    const token = query.token ?? ''
    return done({
      token,
      link: await services.staff.readStaffLink(token),
      isUsed: false,
      name: '',
      errors: {},
    })
  },
  submit: choosePassword,
})

async function choosePassword({ fields, services, locale }: FormPost): Promise<Submitted<LinkData>> {
  const read = (name: string) => fields[name]?.[0] ?? ''
  const [token, name] = [read('token'), read('name')]
  const used = await services.staff.acceptStaffLink(token, { name, password: read('password'), locale })
  if (used.ok) {
    const { link, setCookies } = used.value
    return { status: 201, data: { token: '', link, isUsed: true, name, errors: {} }, setCookies }
  }
  const { code, errors = {} } = used.refusal
  const link = code === 'link_used' ? undefined : await services.staff.readStaffLink(token)
  const refusal = link ? used.refusal : ({ code: 'link_used' } as const)
  return { refusal, data: { token, link, isUsed: false, name, errors } }
}

/** Which kind it was is not known any more. */
function DeadLink({ t, href }: PageContext<LinkData>) {
  return (
    <div className="stack gap-6">
      <h1>{t('login.deadTitle')}</h1>
      <div className="stack gap-3">
        <p>{t('login.deadText')}</p>
        <p>{t('login.deadNext')}</p>
      </div>
      <div className="row">
        <LinkButton href={href(paths.login())}>{t('login.submit')}</LinkButton>
        <LinkButton href={href(paths.loginForgotten())} variant="secondary">
          {t('login.forgotten')}
        </LinkButton>
      </div>
    </div>
  )
}

function LinkForm({
  t,
  href,
  csrfToken,
  data: { token, name, errors },
  link,
}: PageContext<LinkData> & { link: NonNullable<LinkData['link']> }) {
  const isInvited = link.purpose === 'invitation'
  const questions: Question[] = [
    ...(isInvited
      ? [{ name: 'name', label: t('login.name'), type: 'text', autoComplete: 'name', value: name } as const]
      : []),
    {
      name: 'password',
      label: t('login.newPassword'),
      type: 'password',
      autoComplete: 'new-password',
      hint: t('setUp.passwordHint', { count: passwordLength.min }),
    },
  ]
  return (
    <Form method="post" action={href(paths.loginLink())}>
      <Mistakes t={t} questions={questions} errors={errors} />
      <FormHead
        title={isInvited ? t('login.acceptTitle', { name: brand.name }) : t('login.newTitle')}
        lede={
          isInvited
            ? t('login.acceptLede', { role: t(`admin.${link.role}`) })
            : t('login.newLede', { email: link.email })
        }
      />
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="token" value={token} />
      {/* Password managers keep the password under this name. */}
      <input type="email" name="email" autoComplete="username" value={link.email} readOnly hidden />
      <FormSection>
        {questions.map((question) => (
          <TypedField key={question.name} t={t} question={question} errors={errors} />
        ))}
      </FormSection>
      <FormActions>
        <Button type="submit">{isInvited ? t('login.accept') : t('login.save')}</Button>
      </FormActions>
    </Form>
  )
}
