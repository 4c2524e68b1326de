import { LinkButton } from '../button/button.tsx'
import { PageIcon } from '../icon/page-icon.tsx'
import type { PageIconName } from '../icon/page-icons.ts'

type PathProps = { icon: PageIconName; title: string; text: string; action: { label: string; href: string } }

export function Path({ icon, title, text, action }: PathProps) {
  return (
    <div className="path">
      <PageIcon name={icon} large />
      <h3>{title}</h3>
      <p className="muted">{text}</p>
      <p>
        <LinkButton href={action.href}>{action.label}</LinkButton>
      </p>
    </div>
  )
}
