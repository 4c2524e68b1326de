import type { Translate } from '../../../domain/messages/translate.ts'
import type { Services } from '../../../services/services.ts'
import { Box } from '../../ui/box/box.tsx'
import { Message } from '../../ui/message/message.tsx'

export type SentLinks = Readonly<Awaited<ReturnType<Services['staff']['listSentLinks']>>>

/** Links that disabling this person would withdraw. */
export function OpenLinks({ t, links }: { t: Translate; links: SentLinks }) {
  if (links.length === 0) return null
  return (
    <Box id="sent" title={t('users.sent')}>
      <p>{t('users.sentText')}</p>
      <Links t={t} links={links} />
    </Box>
  )
}

/** Links that were just withdrawn. */
export function WithdrawnLinks({ t, links }: { t: Translate; links: SentLinks }) {
  if (links.length === 0) return null
  return (
    <Message tone="warn" title={t('users.withdrawnLinks', { count: links.length })}>
      <div className="stack gap-3">
        <Links t={t} links={links} />
        <p>{t('users.withdrawnText')}</p>
      </div>
    </Message>
  )
}

function Links({ t, links }: { t: Translate; links: SentLinks }) {
  return (
    <ul className="stack gap-3">
      {links.map((link) => (
        <li key={link.purpose + link.email}>
          {link.email}
          <br />
          <small>
            {link.purpose === 'invitation'
              ? t('users.sentInvitation', { role: t(`admin.${link.role}`) })
              : t('users.sentPasswordLink')}
          </small>
        </li>
      ))}
    </ul>
  )
}
