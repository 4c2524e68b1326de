import type { WhichPartners } from '../../../domain/content/pages/page-text.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Partner } from '../../../services/content/read-members.ts'
import type { PageContext } from '../../page.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { markOf } from '../mark-of.ts'
import { SampleNote } from '../sample-note.tsx'
import { Written } from '../written.tsx'

type Props = {
  partners: readonly Partner[]
  which: WhichPartners
  /** The language of the text around them. */
  within: Locale
} & Pick<PageContext, 't'>

/** The partners of one kind or all, with logo, link and text; renders nothing if there are none. */
export function Partners({ partners, which, within, t }: Props) {
  const shown = which === 'all' ? partners : partners.filter(({ kind }) => kind === which)
  if (shown.length === 0) return null
  return (
    <section className="stack gap-5" {...markOf(t.locale ?? within, within)} aria-labelledby="our-partners">
      <h2 id="our-partners" className="h3">
        {t('pages.partners')}
      </h2>
      <ul className="partners grid gap-rows min-wide">
        {shown.map((partner) => (
          <PartnerCard key={partner.slug} partner={partner} t={t} />
        ))}
      </ul>
      <SampleNote of={shown} t={t} />
    </section>
  )
}

function PartnerCard({ partner, t }: { partner: Partner } & Pick<PageContext, 't'>) {
  const { slug, name, kind, address, description, picture, lang } = partner
  const mark = markOf(lang, t.locale)
  return (
    <li id={`partner-${slug}`}>
      {picture && (
        <span className="partners__logo">
          <Picture picture={picture} sizes="10rem" lazy />
        </span>
      )}
      <div>
        <h3 className="h4" {...mark}>
          {address ? (
            <a href={address} rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </h3>
        <p className="sm">{t(`pages.partner_${kind}`)}</p>
      </div>
      {description && (
        <div {...mark}>
          <Written html={description} t={t} />
        </div>
      )}
    </li>
  )
}
