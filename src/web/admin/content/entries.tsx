import type { ContentKind } from '../../../domain/forms/content-kinds.ts'
import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import type { ContentEntry } from '../../../services/content/list-content.ts'
import type { PageContext } from '../../page.ts'
import { formatDate } from '../../pages/format-date.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Confirmed } from './confirmed.tsx'
import { editPath } from './editor.ts'

type Props = {
  kind: ContentKind
  entries: readonly ContentEntry[]
  action: string
} & Pick<PageContext, 't' | 'href' | 'locale' | 'csrfToken'>

/** What has been written, each with what can be done to it. */
export function Entries(props: Props) {
  const { entries, t } = props
  if (entries.length === 0) return <p className="muted">{t('writing.nothingYet')}</p>
  return (
    <ul className="entries">
      {entries.map((entry, at) => (
        <li key={entry.id} id={entry.id}>
          <Title {...props} entry={entry} />
          <Actions
            {...props}
            entry={entry}
            isFirst={entries[at - 1]?.group !== entry.group}
            isLast={entries[at + 1]?.group !== entry.group}
          />
        </li>
      ))}
    </ul>
  )
}

function Title({ kind, entry, t, href, locale }: Props & { entry: ContentEntry }) {
  const { id, title, status, is_sample, group, updated_at } = entry
  return (
    <div>
      <a href={href(editPath(kind, id))}>{title}</a>
      <p className="row">
        <Badge
          tone={status === 'published' ? 'ok' : 'neutral'}
          icon={status === 'published' ? 'check' : 'file'}
        >
          {t(`writing.${status}`)}
        </Badge>
        {is_sample && (
          <Badge tone="info" icon="info">
            {t('writing.sample')}
          </Badge>
        )}
        <span className="sm muted">
          {[group && t(`profile.${group}` as MessageKey), formatDate(updated_at.slice(0, 10), locale)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
    </div>
  )
}

type ActionsProps = Props & { entry: ContentEntry; isFirst: boolean; isLast: boolean }

function Actions({ kind, entry, action, isFirst, isLast, t, csrfToken }: ActionsProps) {
  const { id, title, status } = entry
  const about = (label: string) => t('writing.about', { action: label, title })
  const button = (act: 'up' | 'down' | 'publish' | 'unpublish') => (
    <Button
      type="submit"
      name="act"
      value={act}
      variant="secondary"
      small
      aria-label={about(t(`writing.${act}`))}
    >
      {t(`writing.${act}`)}
    </Button>
  )
  return (
    <form method="post" action={action} className="row">
      <input type="hidden" name="_csrf" value={csrfToken} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {kind !== 'news' && !isFirst && button('up')}
      {kind !== 'news' && !isLast && button('down')}
      {button(status === 'published' ? 'unpublish' : 'publish')}
      <Confirmed
        label={t('writing.remove')}
        about={about(t('writing.remove'))}
        text={t('writing.removeText')}
        yes={t('writing.removeYes')}
        act="remove"
      />
    </form>
  )
}
