import type { PageContext } from '../page.ts'

/** The document's title: the page first, since tabs are narrow; errors of a form are announced before it. */
export function pageTitle(t: PageContext['t'], title: string, errors: object = {}): string {
  const wrong = Object.keys(errors).length > 0
  const said = wrong ? t('errors.titleOfForm', { title }) : title
  const name = t('languages.name')
  return title.includes(name) ? said : t('site.titleWithName', { title: said, name })
}
