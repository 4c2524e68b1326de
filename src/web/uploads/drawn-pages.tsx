import { useState } from 'react'
import type { Translate } from '../../domain/messages/translate.ts'
import type { DrawnFile, Size } from '../../domain/uploads/drawn-page.ts'
import { Button } from '../ui/button/button.tsx'

type DrawnPagesProps = { file: DrawnFile; label: string; t: Translate }

/** Pages as pictures, each loaded when it comes near; their sizes are known, so that nothing moves. */
export function DrawnPages({ file: { total, pages }, label, t }: DrawnPagesProps) {
  return (
    <>
      {pages.map(({ href, ...size }, at) => (
        <DrawnPage key={href} href={href} {...size} page={at + 1} total={total} label={label} t={t} />
      ))}
      {pages.length < total && <p>{t('filePages.more', { count: pages.length, total })}</p>}
    </>
  )
}

type DrawnPageProps = Size & { href: string; page: number; total: number; label: string; t: Translate }

function DrawnPage({ href, width, height, page, total, label, t }: DrawnPageProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) {
    return (
      <div className="row">
        <p role="status">{t('filePages.pageFailed', { page, total })}</p>
        <Button variant="quiet" small onClick={() => setFailed(false)}>
          {t('filePages.again')}
        </Button>
      </div>
    )
  }
  return (
    <img
      src={href}
      width={width}
      height={height}
      loading={page === 1 ? 'eager' : 'lazy'}
      decoding="async"
      alt={t('filePages.page', { page, total, file: label })}
      onError={() => setFailed(true)}
    />
  )
}
