import type { Letter } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { link, named, writeLetter } from './write-letter.ts'

/** To the owner of a webhook that the registry itself has switched off. */
export function webhookOffLetter(
  t: Translate,
  { name, because, href }: { name: string; because: 'failing' | 'gone'; href: string },
): Letter {
  return writeLetter(t, {
    heading: t('staffMail.webhookOffSubject', { webhook: name }),
    preview: t('staffMail.webhookOffPreview'),
    parts: [
      t(`staffMail.webhookOff_${because}`, { webhook: name, ...named(t) }),
      t('staffMail.webhookOffNext'),
      link(t('staffMail.webhookOffOpen'), href),
    ],
    reason: t('staffMail.webhookOffReason', named(t)),
  })
}
