import type { IslandProps } from '../islands/names.ts'
import { KitBackOffice } from './kit-back-office.tsx'
import { KitForms, type SampleForms } from './kit-forms.tsx'
import { KitMessages } from './kit-messages.tsx'
import { KitShortlist } from './kit-shortlist.tsx'

export function Kit({ t, locale, ...forms }: IslandProps<SampleForms>) {
  return (
    <>
      <KitForms t={t} locale={locale} {...forms} />
      <KitMessages t={t} />
      <KitShortlist t={t} />
      <KitBackOffice t={t} />
    </>
  )
}
