import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { paths } from '../../domain/paths.ts'
import { type Page, route } from '../page.ts'
import { pageTitle } from '../shell/page-title.ts'
import { Band } from '../ui/band/band.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { MoreLink } from '../ui/more-link/more-link.tsx'
import { PageHead } from '../ui/page-head/page-head.tsx'

/** Shown while offline in place of any page that is not cached. */
const offlinePage: Page = {
  title: ({ t }) => pageTitle(t, t('errors.offlineTitle')),
  description: ({ t }) => t('errors.offlineText'),
  isListed: () => false,
  Body: ({ t, href }) => (
    <>
      <div
        id="island" // asks for the script, as forms do
        hidden
        data-stands-in=""
        data-own={t('errors.offlineOwn')}
        data-changes={t('errors.offlineChanges', { date: '{date}' })}
      />
      <PageHead title={t('errors.offlineTitle')} lede={t('errors.offlineText')} />
      <Band inner="stack gap-5">
        {/* The address is still the one that was asked for. */}
        <LinkButton href="">{t('errors.offlineAgain')}</LinkButton>
        <h2 className="h4">{t('errors.offlineForms')}</h2>
        <ul className="links">
          {forms.map(({ label, path }) => (
            <li key={path}>
              <MoreLink href={href(path)}>{t(label)}</MoreLink>
            </li>
          ))}
        </ul>
      </Band>
    </>
  ),
}

const forms: readonly { label: MessageKey; path: string }[] = [
  { label: 'site.requestSupport', path: paths.applyHospital() },
  { label: 'site.becomeExpert', path: paths.applyExpert() },
  { label: 'site.becomeTrainer', path: paths.applyTrainer() },
  { label: 'contact.title', path: paths.contact() },
]

/** Uses the base stylesheet, which the worker keeps for the form anyway. */
export const offlineRoute = route({ access: 'public', page: offlinePage, styles: ['base'] })
