import type { Translate } from '../../domain/messages/translate.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { Success, useNewPage } from '../ui/success/success.tsx'

/** 'Send another message' loads the page anew, as the specification says. */
export function MessageSent({ t, again, homeHref }: { t: Translate; again: string; homeHref: string }) {
  const page = useNewPage()
  return (
    <div ref={page}>
      <Success title={t('contactPage.sentTitle')} text={t('contactPage.sentText')}>
        <div className="row btn-row">
          <LinkButton href={again} variant="secondary">
            {t('contact.sendAnother')}
          </LinkButton>
          <LinkButton href={homeHref}>{t('forms.goHome')}</LinkButton>
        </div>
      </Success>
    </div>
  )
}
