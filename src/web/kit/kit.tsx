import type { Picture } from '../../domain/content/picture.ts'
import type { IslandProps } from '../islands/names.ts'
import { Band } from '../ui/band/band.tsx'
import { JumpChips } from '../ui/filter-chips/filter-chips.tsx'
import { PageHead } from '../ui/page-head/page-head.tsx'
import { KitBackOffice } from './kit-back-office.tsx'
import { KitContent } from './kit-content.tsx'
import { KitForms } from './kit-forms.tsx'
import { KitMessages } from './kit-messages.tsx'
import { KitReading } from './kit-reading.tsx'
import { KitShortlist } from './kit-shortlist.tsx'
import { KitSite } from './kit-site.tsx'

const frames = [
  { at: 'light-ltr', theme: 'light', dir: 'ltr', title: 'kitSample.lightLtr' },
  { at: 'dark-ltr', theme: 'dark', dir: 'ltr', title: 'kitSample.darkLtr' },
  { at: 'light-rtl', theme: 'light', dir: 'rtl', title: 'kitSample.lightRtl' },
  { at: 'dark-rtl', theme: 'dark', dir: 'rtl', title: 'kitSample.darkRtl' },
] as const

const parts = { KitSite, KitContent, KitReading, KitForms, KitMessages, KitShortlist, KitBackOffice }

/** Every component in every state, in four frames. */
export function KitPage({ t, locale, picture }: IslandProps<{ picture: Picture | null | undefined }>) {
  return (
    <main id="main">
      <PageHead title={t('kitSample.title')} lede={t('kitSample.lede')} />
      <Band>
        <JumpChips
          label={t('kitSample.frames')}
          links={frames.map(({ at, title }) => ({ href: `#${at}`, label: t(title) }))}
        />
      </Band>
      {frames.map(({ at, theme, dir, title }) => (
        <section key={at} id={at} data-theme={theme} dir={dir} aria-label={t(title)}>
          <Band look="line">
            <h2 className="display">{t(title)}</h2>
          </Band>
          {Object.entries(parts).map(([name, Part]) => (
            <div key={name}>
              <Part t={t} at={at} locale={locale} picture={picture} />
            </div>
          ))}
        </section>
      ))}
    </main>
  )
}
