import { paths } from '../../../domain/paths.ts'
import { done, type Refusal } from '../../../domain/refusals.ts'
import { nextPath } from '../../../domain/staff/sign-in.ts'
import { fieldOf, route } from '../../page.ts'
import { pageTitle } from '../../shell/page-title.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { oneTimeCode } from '../forms/typed-fields.tsx'
import { SignInForm, SignInRefused } from './sign-in-form.tsx'

type CodeData = { next: string | undefined; refusal?: Refusal }

/** The second step of signing in. */
export const codeRoute = route<CodeData>({
  access: 'public',
  page: {
    title: ({ t, data }) => pageTitle(t, t('login.codeTitle'), data.refusal?.errors),
    description: ({ t }) => t('login.codeLede'),
    Body: (context) => {
      const { t, href, data } = context
      const { next, refusal } = data
      if (refusal?.code === 'no_session') {
        return (
          <Band inner="stack gap-6">
            <h1>{t('login.codeTitle')}</h1>
            <Message tone="warn" title={t('login.expiredTitle')} text={t('login.expiredText')} live />
            <LinkButton href={href(paths.login())}>{t('login.again')}</LinkButton>
          </Band>
        )
      }
      return (
        <Band>
          <SignInForm
            {...context}
            title={t('login.codeTitle')}
            lede={t('login.codeLede')}
            questions={[oneTimeCode(t('login.code'), t('login.codeHint'))]}
            errors={refusal?.errors}
            submit={t('login.codeSubmit')}
            notice={refusal?.code === 'too_many_requests' && <SignInRefused t={t} refusal={refusal} />}
            hidden={next && <input type="hidden" name="next" value={next} />}
          />
        </Band>
      )
    },
  },
  styles: ['base', 'forms'],
  load: async ({ query }) => done({ next: nextPath(query.next) }),
  async submit(post) {
    const { services, caller, cookies } = post
    const next = nextPath(fieldOf(post, 'next'))
    const entered = await services.staff.enterCode({ caller, cookies }, fieldOf(post, 'code'))
    if (entered.ok) return { redirect: next ?? paths.admin(), setCookies: entered.value }
    const { refusal } = entered
    return { refusal, data: { next, refusal } }
  },
})
