import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors } from '../../../domain/refusals.ts'
import type { FirstAdministrator } from '../../../domain/staff/first-administrator.ts'
import { fieldOf, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Success } from '../../ui/success/success.tsx'
import { emailAddress, newPassword } from '../forms/typed-fields.tsx'
import { SignInForm } from './sign-in-form.tsx'

type SetUpData = {
  token: string
  stage: 'asking' | 'link_used' | 'created'
  given: Pick<FirstAdministrator, 'name' | 'email'>
  errors: FieldErrors
}

export const setUpRoute = route<SetUpData>({
  access: 'set_up_link',
  page: {
    title: ({ t, data }) => pageTitle(t, t('setUp.title'), data.errors),
    description: ({ t }) => t('setUp.description', { name: t('languages.name') }),
    Body: (context) => {
      const { t, href, data } = context
      const { token, stage, given, errors } = data
      const { name, email } = given
      return (
        <Band>
          {stage === 'created' ? (
            <Success title={t('setUp.doneTitle')} text={t('setUp.doneText')}>
              <LinkButton href={href(paths.login())}>{t('login.title')}</LinkButton>
            </Success>
          ) : stage === 'link_used' ? (
            <div className="stack gap-6">
              <h1>{t('setUp.title')}</h1>
              <Message tone="warn" title={t('setUp.usedTitle')} text={t('setUp.usedText')} />
            </div>
          ) : (
            <SignInForm
              {...context}
              title={t('setUp.title')}
              lede={t('setUp.lede')}
              questions={[
                { name: 'name', label: t('setUp.name'), autoComplete: 'name', value: name },
                emailAddress(t('setUp.email'), email, 'email'),
                newPassword(t('setUp.password'), t),
              ]}
              errors={errors}
              submit={t('setUp.create')}
              hidden={<input type="hidden" name="token" value={token} />}
            />
          )}
        </Band>
      )
    },
  },
  styles: ['base', 'forms'],
  load: async ({ query, services }) => {
    const token = query.token ?? ''
    const stage = (await services.staff.isSetUpLinkOpen(token)) ? 'asking' : 'link_used'
    return done({ token, stage, given: { name: '', email: '' }, errors: {} })
  },
  async submit(post) {
    const given = { name: fieldOf(post, 'name'), email: fieldOf(post, 'email') }
    const [token, password] = [fieldOf(post, 'token'), fieldOf(post, 'password')]
    const made = await post.services.staff.createFirstAdministrator(token, { ...given, password })
    if (made.ok) return { status: 201, data: { token: '', stage: 'created', given, errors: {} } }
    const { refusal } = made
    const { code, errors = {} } = refusal
    return { refusal, data: { token, stage: code === 'link_used' ? code : 'asking', given, errors } }
  },
})
