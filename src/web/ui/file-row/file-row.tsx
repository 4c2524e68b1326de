import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type FileRowProps = {
  name: string
  detail: string
  refused?: boolean
  progress?: { label: string; percent: number }
  /** Buttons and links at the end of the row. */
  children?: ReactNode
}

export function FileRow({ name, detail, refused, progress, children }: FileRowProps) {
  return (
    <div className={refused ? 'file file--refused' : 'file'}>
      <Icon name={refused ? 'error' : 'file'} large />
      <p className="file__name">
        <bdi>{name}</bdi>
        <span className={refused ? 'error' : undefined}>{detail}</span>
      </p>
      {children && <div className="file__actions">{children}</div>}
      {progress && <progress value={progress.percent} max={100} aria-label={progress.label} />}
    </div>
  )
}
