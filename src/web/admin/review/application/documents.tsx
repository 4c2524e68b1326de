import { useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { FileRow } from '../../../ui/file-row/file-row.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'

/** The files of an application, each loaded on request, because opening one is audited. */
export function Documents({ application: { files, answers } }: { application: Reviewed }) {
  const { t, locale } = useDesk()
  const [shown, setShown] = useState<string>()
  if (files.length === 0) return null
  // Files without a question were uploaded later.
  const label = (field: string) =>
    answers.find(({ name }) => name === field)?.label ?? t('desk.letterOfCommitment')
  const order = answers.map(({ name }) => name)
  const asAsked = [...files].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  return (
    <Box id="documents" title={t('desk.documents')}>
      {asAsked.map(({ id, field, name, size, href }) => (
        <div key={id} className="stack gap-3">
          <FileRow name={name} detail={`${label(field)} · ${saySize(size, locale)}`}>
            <Button
              variant="quiet"
              small
              aria-expanded={shown === id}
              onClick={() => setShown(shown === id ? undefined : id)}
            >
              {t(shown === id ? 'desk.hideFile' : 'desk.showFile')}
            </Button>
            <LinkButton variant="quiet" small href={href} target="_blank" rel="noopener">
              {t('desk.openFile')}
            </LinkButton>
          </FileRow>
          {shown === id && <iframe className="desk-file" src={href} title={`${label(field)}: ${name}`} />}
        </div>
      ))}
    </Box>
  )
}

function saySize(bytes: number, locale: string): string {
  const [unit, length] =
    bytes >= 1_000_000 ? (['megabyte', 1_000_000] as const) : (['kilobyte', 1000] as const)
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, style).format(bytes / length)
}
