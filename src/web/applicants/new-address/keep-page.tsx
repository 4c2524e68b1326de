import { brand } from '../../../domain/brand.ts'
import { paths } from '../../../domain/paths.ts'
import { done } from '../../../domain/refusals.ts'
import { WriteToUs } from '../../matching/invitation/write-to-us.tsx'
import {
  type FormPost,
  type Page,
  type PageContext,
  type PageRequest,
  route,
  type Submitted,
} from '../../page.ts'
import { MailedQuestion } from '../../shell/mailed-question.tsx'
import { pageTitle } from '../../shell/page-title.ts'
import { Button } from '../../ui/button/button.tsx'

type Data = { state: 'asked'; token: string; reference: string } | { state: 'done' } | { state: 'dead' }

/** Where the mail to the present address leads, for whoever did not ask for another. */
const keepPage: Page<Data> = {
  title: ({ t, data }) => pageTitle(t, t(titles[data.state])),
  description: ({ t }) => t('newAddress.keepDescription', { name: brand.name }),
  Body: (context) => {
    const { t, data } = context
    return (
      <MailedQuestion
        {...context}
        state={data.state}
        title={t(titles[data.state])}
        question={data.state === 'asked' && <Question {...context} {...data} />}
        done={t('newAddress.keptText')}
        dead={<WriteToUs {...context} about={t('newAddress.deadKeep')} />}
      />
    )
  },
}

const titles = {
  asked: 'newAddress.keepTitle',
  done: 'newAddress.keptTitle',
  dead: 'newAddress.keepTitle',
} as const

function Question({ t, href, csrfToken, token, reference }: PageContext<Data> & Asked) {
  return (
    <>
      <p className="lede">{t('newAddress.keepLede', { reference })}</p>
      <form method="post" action={href(paths.keepEmail())}>
        <input type="hidden" name="_csrf" value={csrfToken} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{t('newAddress.keep')}</Button>
      </form>
    </>
  )
}

type Asked = Extract<Data, { state: 'asked' }>

export const keepEmailRoute = route<Data>({
  access: 'public',
  page: keepPage,
  limit: 'write',
  load: async (request) => done(await ask(request)),
  submit: keep,
})

async function ask({ services, query }: PageRequest): Promise<Data> {
  const token = query.k ?? ''
  const found = await services.applicants.readMailedChange('cancel', token)
  return found.ok ? { state: 'asked', token, reference: found.value.reference } : { state: 'dead' }
}

async function keep({ services, fields }: FormPost): Promise<Submitted<Data>> {
  const kept = await services.applicants.keepAddress(fields.token?.[0] ?? '')
  return kept.ok ? { data: { state: 'done' } } : { refusal: { code: 'link_used' }, data: { state: 'dead' } }
}
