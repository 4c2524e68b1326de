import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Band } from '../../ui/band/band.tsx'
import { LinkButton } from '../../ui/button/button.tsx'

/** The three calls of the specification; asking for support is the one in saffron. */
export function CallBand({ t, href }: Pick<PageContext, 't' | 'href'>) {
  return (
    <Band look="petrol" labelledBy="call" inner="stack gap-5 call">
      <h2 id="call">{t('home.call')}</h2>
      <div className="row btn-row">
        <LinkButton variant="accent" href={href(paths.applyHospital())}>
          {t('home.requestSupport')}
        </LinkButton>
        <LinkButton variant="secondary" href={href(paths.applyExpert())}>
          {t('home.becomeExpert')}
        </LinkButton>
        <LinkButton variant="secondary" href={href(paths.applyTrainer())}>
          {t('home.becomeTrainer')}
        </LinkButton>
      </div>
    </Band>
  )
}
