import { LinkButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

/** One of the three doors of the home page. */
export function Path({
  icon,
  title,
  text,
  action,
}: {
  icon: IconName
  title: string
  text: string
  action: { label: string; href: string }
}) {
  return (
    <div className="path">
      <Icon name={icon} large />
      <h3>{title}</h3>
      <p>{text}</p>
      <p>
        <LinkButton href={action.href}>{action.label}</LinkButton>
      </p>
    </div>
  )
}
