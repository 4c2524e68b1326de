import { brand } from '../../../domain/brand.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import { type FirstAdministrator, passwordLength } from '../../../domain/staff/first-administrator.ts'
import { type FormPost, type Page, route, type Submitted } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Form, FormActions, FormHead, FormSection } from '../../ui/form/form.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Success } from '../../ui/success/success.tsx'
import { Mistakes, type Question, TypedField } from '../typed-field.tsx'

type SetUpData = {
  token: string
  stage: 'asking' | 'link_used' | 'created'
  given: Pick<FirstAdministrator, 'name' | 'email'>
  errors: FieldErrors
}

const setUpPage: Page<SetUpData> = {
  title: ({ t, data }) => pageTitle(t, t('setUp.title'), data.errors),
  description: ({ t }) => t('setUp.description', { name: brand.name }),
  Body: ({ t, href, data, csrfToken }) => (
    <Band>
      {data.stage === 'created' ? (
        <Success title={t('setUp.doneTitle')} text={t('setUp.doneText')}>
          <LinkButton href={href(paths.login())}>{t('login.title')}</LinkButton>
        </Success>
      ) : data.stage === 'link_used' ? (
        <div className="stack gap-6">
          <h1>{t('setUp.title')}</h1>
          <Message tone="warn" title={t('setUp.usedTitle')}>
            <p>{t('setUp.usedText')}</p>
          </Message>
        </div>
      ) : (
        <SetUpForm {...data} t={t} action={href(paths.adminSetup())} csrfToken={csrfToken} />
      )}
    </Band>
  ),
}

export const setUpRoute = route<SetUpData>({
  access: 'set_up_link',
  page: setUpPage,
  styles: ['forms'],
  load: async ({ query, services }) => {
    const token = query.token ?? ''
    const stage = (await services.staff.isSetUpLinkOpen(token)) ? 'asking' : 'link_used'
    return done({ token, stage, given: { name: '', email: '' }, errors: {} })
  },
  submit: createAdministrator,
})

async function createAdministrator({ fields, services }: FormPost): Promise<Submitted<SetUpData>> {
  const read = (name: string) => fields[name]?.[0] ?? ''
  const given = { name: read('name'), email: read('email') }
  const token = read('token')
  const made = await services.staff.createFirstAdministrator(token, { ...given, password: read('password') })
  if (made.ok) return { status: 201, data: { token: '', stage: 'created', given, errors: {} } }
  const { refusal } = made
  const { code, errors = {} } = refusal
  return { refusal, data: { token, stage: code === 'link_used' ? code : 'asking', given, errors } }
}

type FormProps = SetUpData & { t: Translate; action: string; csrfToken: string | undefined }

function SetUpForm({ t, action, csrfToken, token, given, errors }: FormProps) {
  const questions: Question[] = [
    { name: 'name', label: t('setUp.name'), type: 'text', autoComplete: 'name', value: given.name },
    { name: 'email', label: t('setUp.email'), type: 'email', autoComplete: 'email', value: given.email },
    {
      name: 'password',
      label: t('setUp.password'),
      type: 'password',
      autoComplete: 'new-password',
      hint: t('setUp.passwordHint', { count: passwordLength.min }),
    },
  ]
  return (
    <Form method="post" action={action}>
      <Mistakes t={t} questions={questions} errors={errors} />
      <FormHead title={t('setUp.title')} lede={t('setUp.lede')} />
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="token" value={token} />
      <FormSection>
        {questions.map((question) => (
          <TypedField key={question.name} t={t} question={question} errors={errors} />
        ))}
      </FormSection>
      <FormActions>
        <Button type="submit">{t('setUp.create')}</Button>
      </FormActions>
    </Form>
  )
}
