import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

type MoreLinkProps = { href: string; children: string; about?: string; icon?: IconName }

/** A link that stands alone. `about` completes a short text such as 'Read more' for those who cannot see the page. */
export function MoreLink({ href, children, about, icon }: MoreLinkProps) {
  return (
    <a className="more" href={href}>
      {icon && <Icon name={icon} />}
      {icon && ' '}
      <span>{children}</span>
      {about && <span className="vh"> {about}</span>}
      {!icon && <Icon name="arrow" flip />}
    </a>
  )
}
