import { draftPath } from '../../domain/applicants/applicant-paths.ts'
import { brand } from '../../domain/brand.ts'
import { paths } from '../../domain/paths.ts'
import { done } from '../../domain/refusals.ts'
import {
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  route,
  type Submitted,
} from '../page.ts'
import { MailedQuestion } from '../shell/mailed-question.tsx'
import { pageTitle } from '../shell/page-title.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'

type Data = { state: 'dead' | 'done' } | { state: 'asked'; token: string; formHref: string }

/** Where a mail leads whose reader does not want what was entered for them: opening it changes nothing yet. */
const notMePage: Page<Data> = {
  title: ({ t }) => pageTitle(t, t('entered.refuseTitle')),
  description: ({ t }) => t('entered.refuseDescription', { name: brand.name }),
  Body: (context) => {
    const { t, data } = context
    return (
      <MailedQuestion
        {...context}
        state={data.state}
        title={t(data.state === 'done' ? 'entered.refusedTitle' : 'entered.refuseTitle')}
        question={data.state === 'asked' && <Question {...context} {...data} />}
        done={t('entered.refusedText')}
        dead={<p>{t('entered.dead')}</p>}
      />
    )
  },
}

type Asked = Extract<Data, { state: 'asked' }>

function Question({ t, href, csrfToken, token, formHref }: PageContext<Data> & Asked) {
  return (
    <>
      <p className="lede">{t('entered.refuseSure')}</p>
      <form method="post" action={href(paths.notMe())} className="row gap-3">
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="danger">
          {t('entered.refuseYes')}
        </Button>
        <LinkButton variant="secondary" href={formHref}>
          {t('entered.refuseNo')}
        </LinkButton>
      </form>
    </>
  )
}

export const notMeRoute = route<Data>({
  access: 'public',
  page: notMePage,
  load: async (request) => done(await ask(request)),
  submit: refuse,
})

async function ask({ services, query, locale }: PageRequest): Promise<Data> {
  const token = query.draft ?? ''
  const found = await services.applicants.readDraft(token)
  return found.ok
    ? { state: 'asked', token, formHref: draftPath(found.value.form, locale, token) }
    : { state: 'dead' }
}

async function refuse({ services, fields }: FormPost): Promise<Submitted<Data>> {
  const dropped = await services.applicants.dropDraft(fields.token?.[0] ?? '')
  return dropped.ok
    ? { data: { state: 'done' } }
    : { refusal: { code: 'link_used' }, data: { state: 'dead' } }
}
