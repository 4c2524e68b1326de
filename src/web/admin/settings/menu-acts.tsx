import type { ReactNode } from 'react'
import type { PageContext } from '../../page.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { MenusData } from './menus-data.ts'

type Props = Pick<PageContext, 't'> & {
  /** The name of the action. */
  name: string
  title: string
}

export function ActButton({
  t,
  act,
  name,
  title,
}: Props & { act: 'up' | 'down' | 'hide' | 'show' | 'remove' }) {
  const action = t(`menus.${act}`)
  return (
    <Button
      type="submit"
      name="_action"
      value={`${act} ${name}`}
      variant="secondary"
      small
      aria-label={t('menus.about', { action, title })}
    >
      {action}
    </Button>
  )
}

type ActsProps = Props & { isFirst: boolean; isLast: boolean; children: ReactNode }

export function Acts({ isFirst, isLast, children, ...props }: ActsProps) {
  return (
    <>
      {!isFirst && <ActButton {...props} act="up" />}
      {!isLast && <ActButton {...props} act="down" />}
      {children}
    </>
  )
}

export function Hide({ isHidden, ...props }: Props & { isHidden: boolean }) {
  return <ActButton {...props} act={isHidden ? 'show' : 'hide'} />
}

export const HiddenBadge = ({ t }: Pick<PageContext, 't'>) => <Badge icon="eye">{t('menus.hidden')}</Badge>

/** A hidden field with the version that the administrator sees, for optimistic locking. */
export const Version = ({ data }: Pick<PageContext<MenusData>, 'data'>) => (
  <input type="hidden" name="version" value={data.version} />
)
