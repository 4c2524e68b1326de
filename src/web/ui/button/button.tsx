import type { ComponentPropsWithRef, ReactNode } from 'react'
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
  Omit<ComponentPropsWithRef<'button'>, 'className'> & {
    /** Stays focusable, so that the reason nearby can be found; clicks are ignored. */
    disabled?: boolean
    busy?: boolean
  }

export function Button({ disabled, busy, ...props }: ButtonProps) {
  const inert = disabled || busy
  return (
    <button
      type="button"
      aria-disabled={inert || undefined}
      aria-busy={busy || undefined}
      {...dressed(props)}
      onClick={inert ? (event) => event.preventDefault() : props.onClick}
    />
  )
}

type LinkButtonProps = Look & Omit<ComponentPropsWithRef<'a'>, 'className'> & { href: string }

export function LinkButton(props: LinkButtonProps) {
  return <a {...dressed(props)} />
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> & {
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

function dressed<Rest extends object>(props: Look & Rest) {
  const { variant = 'primary', small, block, icon, iconEnd, children, ...rest } = props
  const looks = ['btn', variant !== 'primary' && `btn--${variant}`, small && 'btn--sm', block && 'btn--block']
  return {
    ...rest,
    className: looks.filter(Boolean).join(' '),
    children: (
      <>
        {icon && <Icon name={icon} flip={directional(icon)} />}
        {children}
        {iconEnd && <Icon name={iconEnd} flip={directional(iconEnd)} />}
      </>
    ),
  }
}

function directional(icon: IconName) {
  return icon === 'arrow' || icon === 'back' || icon === 'send'
}
