import { type ReactNode, useEffect } from 'react'
import { pageTitle } from '../../shell/page-title.ts'
import { AdminHead } from '../../ui/admin-shell/admin-shell.tsx'
import type { Crumb } from '../../ui/crumbs/crumbs.tsx'
import { useDesk } from './desk-context.ts'

type Props = {
  title: string
  text?: string
  crumbs?: readonly Crumb[]
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a screen; sets the title of the document, too. */
export function Screen({ title, text, crumbs, actions, children }: Props) {
  const { t } = useDesk()
  useEffect(() => {
    document.title = pageTitle(t, title)
  }, [t, title])
  return (
    <>
      <AdminHead title={title} text={text} crumbs={crumbs && { label: t('desk.path'), items: crumbs }}>
        {actions}
      </AdminHead>
      {children}
    </>
  )
}
