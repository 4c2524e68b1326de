import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import { type MessageArea, type MessageKey, pickMessages } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { type IslandProps, islandId, islandPropsId } from '../islands/names.ts'
import { DataBlock } from './data-block.tsx'

/** The one part of a page that React takes over in the browser; the rest stays plain HTML. */
export function renderIsland<Props extends object>(
  { locale, registry }: { locale: Locale; registry: RegistryFacts },
  wording: readonly (MessageArea | MessageKey)[],
  Component: ComponentType<IslandProps<Props>>,
  props: Props,
): ReactNode {
  const messages = pickMessages(wordingOf(locale, registry), wording)
  const html = renderToString(<Component {...props} locale={locale} t={translator(locale, messages)} />)
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped this HTML itself */}
      <div id={islandId} dangerouslySetInnerHTML={{ __html: html }} />
      <DataBlock id={islandPropsId} type="application/json" data={{ locale, messages, props }} />
    </>
  )
}
