import type { Services } from '../../../services/services.ts'
import type { PageContext } from '../../page.ts'
import { signedIn } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { Moment, sayDay } from '../moment.tsx'

export type Token = Awaited<ReturnType<Services['integrations']['listTokens']>>[number]

type Props = Pick<PageContext, 't' | 'locale' | 'href' | 'path' | 'csrfToken' | 'staff'> & {
  tokens: readonly Token[]
  withOwners: boolean
}

export function TokenList({ tokens, withOwners, ...context }: Props) {
  const { t, locale } = context
  if (tokens.length === 0) return <Empty title={t('tokens.none')} text={t('tokens.noneText')} />
  const owner = {
    id: 'owner',
    label: t('tokens.owner'),
    cell: ({ owner, isIntegration }: Token) => (
      <>
        {owner.name}
        <br />
        <small>{isIntegration ? t('tokens.integration') : t('tokens.person')}</small>
      </>
    ),
  }
  return (
    <DataTable
      caption={t('tokens.list')}
      rows={tokens}
      keyOf={({ id }) => id}
      columns={[
        {
          id: 'name',
          label: t('tokens.name'),
          cell: ({ name, hint }) => (
            <>
              {name}
              <small>{t('tokens.ending', { hint })}</small>
            </>
          ),
        },
        ...(withOwners ? [owner] : []),
        {
          id: 'scopes',
          label: t('tokens.scopes'),
          cell: ({ scopes }) => scopes.map((scope) => t(`tokens.short_${scope}`)).join(', '),
        },
        {
          id: 'until',
          label: t('tokens.until'),
          cell: (token) => <Until {...context} token={token} />,
        },
        {
          id: 'used',
          label: t('tokens.lastUsed'),
          cell: ({ lastUsedAt }) =>
            lastUsedAt ? <Moment at={lastUsedAt} locale={locale} /> : t('tokens.never'),
        },
        { id: 'acts', label: t('tokens.acts'), cell: (token) => <Acts {...context} token={token} /> },
      ]}
    />
  )
}

type OneProps = Omit<Props, 'tokens' | 'withOwners'> & { token: Token }

function Until({ t, locale, token: { expiresAt, isExpired, isWorking } }: OneProps) {
  if (isExpired)
    return (
      <Badge tone="danger" icon="clock">
        {t('tokens.expired')}
      </Badge>
    )
  return (
    <>
      {sayDay(expiresAt, locale, 'medium')}
      {!isWorking && (
        <small>
          <Badge tone="warn" icon="warn">
            {t('tokens.idle')}
          </Badge>
        </small>
      )}
    </>
  )
}

function Acts({ token: { id, name, isIntegration, owner }, ...context }: OneProps) {
  const { t, staff } = context
  const canTakeOver = isIntegration && owner.id !== signedIn({ staff }).id
  return (
    <PostForm {...context} className="stack gap-3">
      <Confirmed
        action={`revoke ${id}`}
        label={t('tokens.revoke')}
        about={t('tokens.revokeNamed', { name })}
        text={t('tokens.revokeText')}
        yes={t('tokens.revokeYes')}
      />
      {canTakeOver && (
        <Confirmed
          action={`takeOver ${id}`}
          variant="primary"
          label={t('tokens.takeOver')}
          about={t('tokens.takeOverNamed', { name })}
          text={t('tokens.takeOverText')}
          yes={t('tokens.takeOverYes')}
        />
      )}
    </PostForm>
  )
}
