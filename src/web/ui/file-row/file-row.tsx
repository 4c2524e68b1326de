import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'

type FileRowProps = {
  name: string
  detail: string
  detailId?: string
  look?: 'waiting' | 'sent' | 'refused'
  progress?: { label: string; percent: number }
  below?: ReactNode
  children?: ReactNode
}

const icons = { waiting: 'offline', sent: 'file', refused: 'error' } as const

export function FileRow({ name, detail, detailId, look, progress, below, children }: FileRowProps) {
  return (
    <div className={look ? `file file--${look}` : 'file'}>
      <Icon name={look ? icons[look] : 'file'} large />
      <div className="file__name">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span id={detailId} className={look === 'refused' ? 'error' : undefined}>
          {look === 'sent' && <Icon name="check" />}
          {detail}
        </span>
        {below}
      </div>
      {children && <div className="file__actions">{children}</div>}
      {progress && <progress value={progress.percent} max={100} aria-label={progress.label} />}
    </div>
  )
}
