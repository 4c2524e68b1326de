import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'

type Look = {
  /** One accent per view; `go` sends a form. */
  variant?: 'primary' | 'secondary' | 'accent' | 'go' | 'danger' | 'quiet'
  small?: boolean
  block?: boolean
  icon?: IconName
  iconEnd?: IconName
  children: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className'> & {
    /** Stays focusable, so that the reason nearby can be found; clicks are ignored. */
    disabled?: boolean
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

export function Button({
  variant,
  small,
  block,
  icon,
  iconEnd,
  disabled,
  busy,
  children,
  ...rest
}: ButtonProps) {
  const inert = disabled || busy
  return (
    <button
      type="button"
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      {...rest}
      className={looks({ variant, small, block })}
      onClick={inert ? (event) => event.preventDefault() : rest.onClick}
    >
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </button>
  )
}

type LinkButtonProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string }

export function LinkButton({ variant, small, block, icon, iconEnd, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={looks({ variant, small, block })}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </a>
  )
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
  icon: IconName
  label: string
}

export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className="btn btn--quiet btn--icon" aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}

function Content({ icon, iconEnd, children }: Pick<Look, 'icon' | 'iconEnd' | 'children'>) {
  return (
    <>
      {icon && <Icon name={icon} flip={directional(icon)} />}
      {children}
      {iconEnd && <Icon name={iconEnd} flip={directional(iconEnd)} />}
    </>
  )
}

function directional(icon: IconName) {
  return icon === 'arrow' || icon === 'back' || icon === 'send'
}

function looks({ variant = 'primary', small, block }: Pick<Look, 'variant' | 'small' | 'block'>) {
  return ['btn', variant !== 'primary' && `btn--${variant}`, small && 'btn--sm', block && 'btn--block']
    .filter(Boolean)
    .join(' ')
}
