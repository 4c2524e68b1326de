import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

const tones = {
  info: { className: 'message', icon: 'info' },
  warn: { className: 'message message--warn', icon: 'warn' },
  danger: { className: 'message message--danger', icon: 'error' },
} as const

type MessageProps = {
  tone?: keyof typeof tones
  title: string
  text?: ReactNode
  live?: boolean
  /** Takes the focus when its page opens, without a script: it answers what the person has just sent. */
  focused?: boolean
  children?: ReactNode
}

/** A notice that stays on the page. Set `live` when it appears in answer to something the person did. */
export function Message({ tone = 'info', title, text, live = false, focused, children }: MessageProps) {
  const { className, icon } = tones[tone]
  return (
    <div
      className={className}
      role={live ? (tone === 'info' ? 'status' : 'alert') : undefined}
      tabIndex={focused ? -1 : undefined}
      // biome-ignore lint/a11y/noAutofocus: the reader waits for this message
      autoFocus={focused}
    >
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  )
}
