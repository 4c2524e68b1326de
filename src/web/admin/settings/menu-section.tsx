import {
  type ArrangedEntry,
  type ArrangedSection,
  holdsStaying,
  isOutside,
} from '../../../domain/content/menus/arrangement.ts'
import type { Place } from '../../../domain/content/menus/delivered-menus.ts'
import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { ActButton, Acts, HiddenBadge, Hide, Version } from './menu-acts.tsx'
import { LinkForm } from './menu-link-form.tsx'
import { idOf, type MenusData } from './menus-data.ts'

type Props = PageContext<MenusData> & {
  place: Place
  section: ArrangedSection
  isFirst: boolean
  isLast: boolean
}

/** A menu or a column with its entries, in their order. */
export function MenuSection({ place, section, isFirst, isLast, ...context }: Props) {
  const { t, data } = context
  const { id, label, entries, isHidden } = section
  const title = t(label)
  const own = { place, section: id }
  const typed = data.typed && idOf(data.typed.target) === idOf(own) ? data.typed : undefined
  return (
    <Box
      id={idOf(own)}
      title={t(`menus.${place}`, { title })}
      aside={
        <PostForm {...context} className="row gap-2">
          <Version {...context} />
          {isHidden && <HiddenBadge t={t} />}
          <Acts t={t} name={idOf(own)} title={title} {...{ isFirst, isLast }}>
            {!holdsStaying(entries) && <Hide t={t} name={idOf(own)} title={title} isHidden={isHidden} />}
          </Acts>
        </PostForm>
      }
    >
      {entries.length === 0 && <p className="muted">{t('menus.none')}</p>}
      <ul className="entries menu-entries">
        {entries.map((entry, at) => (
          <Entry
            key={isOutside(entry) ? `${entry.address} ${at}` : entry.label}
            {...context}
            {...{ entry, at, own }}
            count={entries.length}
          />
        ))}
      </ul>
      <details className="confirmed" open={typed !== undefined}>
        <summary className="btn btn--secondary btn--sm" aria-label={t('menus.addTo', { title })}>
          {t('menus.add')}
        </summary>
        <LinkForm {...context} target={own} typed={typed} />
      </details>
    </Box>
  )
}

type EntryProps = PageContext<MenusData> & {
  entry: ArrangedEntry
  at: number
  count: number
  own: { place: Place; section: string }
}

function Entry({ entry, at, count, own, ...context }: EntryProps) {
  const { t, data } = context
  const target = { ...own, entry: at }
  const name = idOf(target)
  const title = isOutside(entry) ? (entry.labels.en ?? '') : t(entry.label)
  const typed = data.typed && idOf(data.typed.target) === name ? data.typed : undefined
  return (
    <li id={name}>
      <div>
        <strong>
          <bdi>{title}</bdi>
        </strong>
        <EntryNotes entry={entry} empty={data.empty} t={t} />
      </div>
      <PostForm {...context} className="row gap-2">
        <Version {...context} />
        <Acts t={t} {...{ name, title }} isFirst={at === 0} isLast={at === count - 1}>
          {!isOutside(entry) && !entry.stays && <Hide t={t} {...{ name, title }} isHidden={entry.isHidden} />}
          {isOutside(entry) && <ActButton t={t} act="remove" {...{ name, title }} />}
        </Acts>
      </PostForm>
      {isOutside(entry) && (
        <details className="confirmed" open={typed !== undefined}>
          <summary
            className="btn btn--quiet btn--sm"
            aria-label={t('menus.about', { action: t('menus.change'), title })}
          >
            {t('menus.change')}
          </summary>
          <LinkForm {...context} target={target} typed={typed} given={entry} />
        </details>
      )}
    </li>
  )
}

function EntryNotes({ entry, empty, t }: Pick<EntryProps, 'entry' | 't'> & Pick<MenusData, 'empty'>) {
  if (isOutside(entry))
    return <p className="sm muted menu-address">{t('menus.outside', { address: entry.address })}</p>
  const isEmpty = empty.includes(entry.path)
  if (!(entry.isHidden || entry.stays || isEmpty)) return null
  return (
    <p className="row gap-2">
      {entry.isHidden && <HiddenBadge t={t} />}
      {entry.stays && <span className="sm muted">{t('menus.stays')}</span>}
      {isEmpty && (
        <Badge tone="warn" icon="info">
          {t('menus.empty')}
        </Badge>
      )}
    </p>
  )
}
