import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Reasons why a form was not sent; office.ts shows the one that applies. */
export function UnsentNotices({ t, href }: Pick<PageContext, 't' | 'href'>) {
  return (['signedOut', 'offline'] as const).map((why) => (
    <div key={why} className="message message--warn" role="alert" tabIndex={-1} data-unsent={why} hidden>
      <Icon name="warn" />
      <div>
        <h2>{t(`admin.unsent_${why}`)}</h2>
        <p>{t(`admin.unsent_${why}Text`)}</p>
        {why === 'signedOut' && (
          <p>
            <a href={href(paths.login())} target="_blank" rel="noopener">
              {t('admin.unsentSignIn')}
            </a>
          </p>
        )}
      </div>
    </div>
  ))
}
