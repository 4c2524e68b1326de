import type { ReactNode } from 'react'
import type { MailPreview } from '../../../services/mail/preview-mails.ts'
import type { PageContext } from '../../page.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import { PostForm } from '../forms/post-form.tsx'
import { MailWords } from './mail-preview.tsx'

type Props = {
  context: Pick<PageContext<object>, 't' | 'href' | 'csrfToken'>
  mails: readonly MailPreview[]
  /** What was typed and ticked, sent again with the action. */
  fields: Readonly<Record<string, readonly string[]>>
  action: string
  yes: string
  /** The path of the page that it belongs to. */
  path: string
  children?: ReactNode
}

/** Text fields, as opposed to ids, versions and days. */
const typed = ['note', 'reason', 'unaskedReason', 'overLimitReason']

/** The mails of an action as they will be written, the button that confirms it, and one back to what was typed. */
export function MailsToSend({ context, mails, fields, action, yes, path, children }: Props) {
  const { t } = context
  const hidden = Object.entries(fields).filter(([name]) => !name.startsWith('_'))
  return (
    <Box id="mails" title={t('admin.mailsToSend', { count: mails.length })}>
      {children}
      {mails.map((mail) => (
        <MailWords key={mail.to.join()} t={t} mail={mail} />
      ))}
      <PostForm
        {...context}
        path={path}
        isUnsaved={hidden.some(([name, [text]]) => typed.includes(name) && text)}
      >
        {hidden.flatMap(([name, values]) =>
          values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
        )}
        <div className="row gap-2">
          <Button type="submit" name="_action" value={action} small>
            {yes}
          </Button>
          <Button type="submit" name="_action" value={`back ${action}`} variant="secondary" small>
            {t('admin.sendNothing')}
          </Button>
        </div>
      </PostForm>
    </Box>
  )
}
