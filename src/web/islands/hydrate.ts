import { type ComponentType, createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Catalogue } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { type IslandProps, islandId, islandPropsId } from './names.ts'

type HandedOver<Props> = { locale: Locale; messages: Partial<Catalogue>; props: Props }

let known: Partial<Record<string, object>> | undefined

/** Adds wording that was loaded after the page. */
export function learn(messages: Partial<Catalogue>): void {
  if (known) for (const [area, words] of Object.entries(messages)) known[area] = { ...known[area], ...words }
}

/**
 * `readMeanwhile` reads input that was entered before and during hydration, which React may discard. With it an island
 * hydrates in slices, so that a slow phone answers in between; without it at once, so that nothing is entered meanwhile.
 */
export function hydrateIsland<Props extends object>(
  Component: ComponentType<IslandProps<Props>>,
  readMeanwhile?: (root: HTMLElement) => Partial<Props>,
) {
  const root = document.getElementById(islandId)
  const json = document.getElementById(islandPropsId)?.textContent
  // A page may have no island element.
  if (!root || !json || known) return
  const { locale, messages, props } = JSON.parse(json) as HandedOver<Props>
  known = messages
  // Stored for the offline copy, since the form changes the title.
  root.dataset.title = document.title
  const draw = () => {
    const found = readMeanwhile?.(root)
    const island = createElement(Component, { ...props, ...found, locale, t: translator(locale, messages) })
    if (root.firstChild) hydrateRoot(root, island)
    else createRoot(root).render(island)
  }
  // A task of its own, after that of the scripts.
  if (readMeanwhile) setTimeout(() => startTransition(draw))
  else draw()
}
