import { paths } from '../../../domain/paths.ts'
import type { PageContext } from '../../page.ts'
import { signOf } from '../../shell/sign-of.ts'
import { Button } from '../../ui/button/button.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import type { BrandData } from './brand-fields.tsx'

/** Header, button and link in both themes; the script recolours it while somebody types. */
export function BrandPreview(context: PageContext<BrandData>) {
  const { t } = context
  return (
    <section className="brand-preview" aria-labelledby="brand-preview" data-brand-preview="">
      <h3 id="brand-preview">{t('brand.preview')}</h3>
      <p role="status" data-faint={t('brand.tooFaintOf', { ratio: '{ratio}', nearest: '{nearest}' })} />
      <div className="brand-preview__looks">
        {(['light', 'dark'] as const).map((theme) => (
          <Sample key={theme} theme={theme} {...context} />
        ))}
      </div>
    </section>
  )
}

function Sample({ t, href, registry, data, theme }: PageContext<BrandData> & { theme: 'light' | 'dark' }) {
  const name = String(data.given.name || registry.name)
  const home = href(paths.home())
  const sign = signOf({ name, logo: data.arrived ?? data.logo })
  return (
    <figure data-theme={theme}>
      <figcaption>{t(`brand.${theme}`)}</figcaption>
      <div className="brand-preview__head">
        <Logo href={home} label={t('site.home', { name })} sign={sign ?? { name }} />
      </div>
      <p>
        <a href={home}>{t('brand.previewLink')}</a>
      </p>
      <p>
        <Button type="button">{t('brand.previewButton')}</Button>
      </p>
      <div className="on-petrol brand-preview__field">
        <p>{t('brand.previewField')}</p>
        <Button type="button" variant="accent">
          {t('brand.previewAccent')}
        </Button>
      </div>
    </figure>
  )
}
