import { endpoints } from '../../../domain/api/endpoints.ts'
import type { TypedToken } from '../../../domain/integrations/api-token.ts'
import { paths } from '../../../domain/paths.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import {
  type FormPost,
  fieldOf,
  type PageContext,
  type PageRequest,
  type Submitted,
  signedIn,
} from '../../page.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { Message } from '../../ui/message/message.tsx'
import { adminPage } from '../admin-page.tsx'
import { SecretOnce } from './secret-once.tsx'
import { TokenForm, TokenMistakes, untyped } from './token-form.tsx'
import { type Token, TokenList } from './token-list.tsx'

type Data = {
  isIntegration: boolean
  tokens: readonly Token[]
  typed: TypedToken
  errors: FieldErrors
  made?: { name: string; token: string }
  news?: 'revoked' | 'takenOver' | 'gone'
}

/** Everybody has their own page; that of the administrators has all tokens, and makes those of integrations. */
function tokensRoute(whose: 'own' | 'all') {
  const isIntegration = whose === 'all'
  const read = ({ services, staff }: PageRequest) =>
    services.integrations.listTokens(isIntegration ? undefined : signedIn({ staff }).id)

  async function answer(
    post: FormPost,
    outcome: Outcome<undefined>,
    news: Data['news'],
  ): Promise<Submitted<Data>> {
    const data = { isIntegration, tokens: await read(post), typed: untyped, errors: {} }
    if (outcome.ok) return { data: { ...data, news } }
    return { refusal: outcome.refusal, data: { ...data, news: 'gone' } }
  }

  return adminPage<Data>({
    access: isIntegration ? 'administer' : 'staff',
    limit: 'signIn', // the password can be guessed here, too
    script: 'copying',
    title: ({ t }) => (isIntegration ? t('tokens.title') : t('tokens.own')),
    text: ({ t }) => (isIntegration ? t('tokens.allText') : t('tokens.ownText')),
    description: ({ t }) =>
      t(isIntegration ? 'tokens.allDescription' : 'tokens.ownDescription', { name: t('languages.name') }),
    crumbs: ({ t, href }) => [
      isIntegration
        ? { label: t('settings.title'), href: href(paths.adminSettings()) }
        : { label: t('account.title'), href: href(paths.adminAccount()) },
    ],
    headActions: ({ t }) => (
      <LinkButton variant="secondary" small href={`${endpoints.explainApi.path}#api-tokens`}>
        {t('tokens.reference')}
      </LinkButton>
    ),
    load: async (request) => done({ isIntegration, tokens: await read(request), typed: untyped, errors: {} }),
    actions: {
      revoke: async (post, id) =>
        answer(post, await post.services.integrations.revokeToken(signedIn(post), id), 'revoked'),
      takeOver: async (post, id) =>
        answer(post, await post.services.integrations.takeOverToken(signedIn(post), id), 'takenOver'),
    },
    async submit(post) {
      const typed = {
        name: fieldOf(post, 'name'),
        scopes: post.fields.scopes ?? [],
        days: fieldOf(post, 'days'),
      }
      const asked = { ...typed, isIntegration, cookies: post.cookies, password: fieldOf(post, 'password') }
      const made = await post.services.integrations.makeToken(signedIn(post), asked)
      const tokens = await read(post)
      if (made.ok)
        return { status: 201, data: { isIntegration, tokens, typed: untyped, errors: {}, made: made.value } }
      const { refusal } = made
      return { refusal, data: { isIntegration, tokens, typed, errors: refusal.errors ?? {} } }
    },
    Body: TokensBody,
  })
}

export const ownTokensRoute = tokensRoute('own')
export const allTokensRoute = tokensRoute('all')

function TokensBody(context: PageContext<Data>) {
  const { t, data } = context
  const { made, news, isIntegration } = data
  return (
    <>
      <TokenMistakes t={t} errors={data.errors} />
      {made && (
        <Message title={t('tokens.made', { name: made.name })} text={t('tokens.madeText')} live>
          <SecretOnce t={t} secret={made.token} />
        </Message>
      )}
      {news && <Message tone={news === 'gone' ? 'warn' : 'info'} title={t(`tokens.${news}`)} live />}
      <TokenList {...context} tokens={data.tokens} withOwners={isIntegration} />
      <TokenForm {...context} typed={data.typed} errors={data.errors} isIntegration={isIntegration} />
    </>
  )
}
