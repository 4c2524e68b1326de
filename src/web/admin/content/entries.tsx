import type { ContentKind } from '../../../domain/content/content-kinds.ts'
import type { MessageKey } from '../../../domain/messages/catalogue.ts'
import type { ContentEntry } from '../../../services/content/list-content.ts'
import type { TranslationState } from '../../../services/content/list-translations.ts'
import type { PageContext } from '../../page.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PageIcon } from '../../ui/icon/page-icon.tsx'
import { Confirmed } from '../forms/confirmed.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { sayDay, sayMoment } from '../moment.tsx'
import { editPath } from './editor.ts'
import { Languages } from './languages.tsx'

type Props = PageContext<unknown> & {
  kind: ContentKind
  entries: readonly ContentEntry[]
  /** The states of translations, by the id of the entry. */
  states: Readonly<Record<string, readonly TranslationState[]>>
  /** Only a part of the list is shown, so its order cannot be changed. */
  isPart: boolean
}

export function Entries(props: Props) {
  const { kind, entries, t } = props
  const isOrdered = isOrderedList(props)
  if (entries.length === 0) return <p className="muted">{t('writing.nothingYet')}</p>
  return (
    <ul className="entries" data-order={isOrdered ? kind : undefined}>
      {entries.map((entry, at) => (
        <li key={entry.id} id={entry.id} data-group={entry.group}>
          {isOrdered && entries.length > 1 && (
            <span className="entries__handle" data-handle title={t('writing.drag')}>
              <PageIcon name="sort" />
            </span>
          )}
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

const isOrderedList = ({ kind, isPart }: Pick<Props, 'kind' | 'isPart'>) => kind !== 'news' && !isPart

function Title({ kind, entry, states, t, href, locale }: Props & { entry: ContentEntry }) {
  const { id, title, status, is_sample, group, updated_at, publish_at, unpublish_at } = entry
  const planned = (label: 'writing.plannedFor' | 'writing.endsAt', time: string) => (
    <Badge tone="warn" icon="clock">
      {t(label, { time: sayMoment(new Date(time), locale) })}
    </Badge>
  )
  return (
    <div>
      <a href={href(editPath(kind, id))}>{title}</a>
      <p className="row">
        <StatusBadge status={status} t={t} />
        {publish_at && planned('writing.plannedFor', publish_at)}
        {unpublish_at && planned('writing.endsAt', unpublish_at)}
        {is_sample && (
          <Badge tone="info" icon="info">
            {t('writing.sample')}
          </Badge>
        )}
        <span className="sm muted">
          {[group && t(`${kind}.${group}` as MessageKey), sayDay(new Date(updated_at), locale)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <Languages kind={kind} id={id} title={title} states={states[id] ?? []} {...{ t, href }} />
    </div>
  )
}

export function StatusBadge({ status, t }: Pick<ContentEntry, 'status'> & Pick<PageContext, 't'>) {
  const look: BadgeLook =
    status === 'published' ? { tone: 'ok', icon: 'check' } : { tone: 'neutral', icon: 'file' }
  return <Badge {...look}>{t(`writing.${status}`)}</Badge>
}

type ActionsProps = Props & { entry: ContentEntry; isFirst: boolean; isLast: boolean }

function Actions({ kind, entry, isFirst, isLast, ...context }: ActionsProps) {
  const isOrdered = isOrderedList({ kind, ...context })
  const { t } = context
  const { id, title, status, publish_at, unpublish_at } = entry
  const about = (label: string) => t('writing.about', { action: label, title })
  const button = (action: 'up' | 'down' | 'publish' | 'unpublish' | 'unplan', hidden = false) => (
    <Button
      hidden={hidden}
      type="submit"
      name="_action"
      value={action}
      variant="secondary"
      small
      aria-label={about(t(`writing.${action}`))}
    >
      {t(`writing.${action}`)}
    </Button>
  )
  return (
    <PostForm {...context} className="row">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      {isOrdered && button('up', isFirst)}
      {isOrdered && button('down', isLast)}
      {button(status === 'published' ? 'unpublish' : 'publish')}
      {(publish_at || unpublish_at) && button('unplan')}
      <Confirmed
        label={t('writing.remove')}
        about={about(t('writing.remove'))}
        text={t('writing.removeText')}
        yes={t('writing.removeYes')}
        action="remove"
      />
    </PostForm>
  )
}
