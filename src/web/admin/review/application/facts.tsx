import { useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { FileRow } from '../../../ui/file-row/file-row.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { ShownFile } from '../../../uploads/shown-file.tsx'
import { viewFile } from '../../../uploads/view-file.ts'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'

type Props = { application: Reviewed }

/** A new address that the applicant has entered and not confirmed yet. */
export function PendingEmail({ application: { email, pending_email: pending } }: Props) {
  const { t, locale } = useDesk()
  if (!pending) return null
  return (
    <Message title={t('desk.pendingEmail')}>
      <p>
        <bdi>{pending.email}</bdi>
      </p>
      <p>{t('desk.pendingEmailText', { email, time: sayTime(pending.expires_at, locale) })}</p>
    </Message>
  )
}

/** The files of an application, each loaded on request, because opening one is audited. */
export function Documents({ application: { files, answers } }: Props) {
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
      {asAsked.map(({ id, field, name, size, href, merged_from: from }) => (
        <div key={id} className="stack gap-3">
          <FileRow
            name={name}
            detail={[label(field), saySize(size, locale), from && t('desk.fromMerged', { reference: from })]
              .filter(Boolean)
              .join(' · ')}
          >
            <Button
              variant="quiet"
              small
              aria-expanded={shown === id}
              onClick={() => setShown(shown === id ? undefined : id)}
            >
              {t(shown === id ? 'desk.hideFile' : 'desk.showFile')}
              <span className="vh">
                {' '}
                {label(field)}: {name}
              </span>
            </Button>
            <LinkButton variant="quiet" small href={href} download={name}>
              {t('filePages.download')}
              <span className="vh">
                {' '}
                {label(field)}: {name}
              </span>
            </LinkButton>
          </FileRow>
          {shown === id && <ShownFile id={id} label={label(field)} t={t} view={() => viewFile(href)} />}
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
