import { paths } from '../../../domain/paths.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import { type PageContext, signedIn } from '../../page.ts'
import type { Crumb } from '../../ui/crumbs/crumbs.tsx'

/** Administrators find webhooks in the settings; others, who have no settings, in the outbox. */
export function aboveWebhooks(context: Pick<PageContext, 't' | 'href' | 'staff'>): Crumb {
  const { t, href } = context
  return mayDo(signedIn(context).role, 'administer')
    ? { label: t('settings.title'), href: href(paths.adminSettings()) }
    : { label: t('outbox.title'), href: href(paths.adminOutbox()) }
}
