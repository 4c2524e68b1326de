import { paths } from '../../../../domain/paths.ts'
import type { ApplicationFilter } from '../../../../domain/review/application-query.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { useDesk } from '../desk-context.ts'
import { writeFilter } from '../list-address.ts'

/** Leads to the page that mails everybody in the filtered list. */
export function MailGroup({ filter }: { filter: ApplicationFilter }) {
  const { t, href } = useDesk()
  const address = writeFilter(filter)
  address.set('kind', filter.kind)
  return (
    <LinkButton variant="secondary" small icon="send" href={`${href(paths.adminGroupMail())}?${address}`}>
      {t('desk.mailGroup')}
    </LinkButton>
  )
}
