import { type ComponentType, createElement, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Catalogue } from '../../domain/messages/catalogue.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { type IslandProps, islandId, islandPropsId } from './names.ts'

type HandedOver<Props> = { locale: Locale; messages: Partial<Catalogue>; props: Props }

let known: Partial<Record<string, object>> | undefined

/** Wording that came after the page. */
export function learn(messages: Partial<Catalogue>): void {
  if (known) for (const [area, words] of Object.entries(messages)) known[area] = { ...known[area], ...words }
}

/** `readFirst` reads input that was entered before hydration, which React may discard. */
export function hydrateIsland<Props extends object>(
  Component: ComponentType<IslandProps<Props>>,
  readFirst: (root: HTMLElement) => Partial<Props> = () => ({}),
) {
  const root = document.getElementById(islandId)
  const json = document.getElementById(islandPropsId)?.textContent
  // A page may have no island element.
  if (!root || !json || known) return
  const { locale, messages, props } = JSON.parse(json) as HandedOver<Props>
  known = messages
  // For the copy that is kept without a line, since the form changes it.
  root.dataset.title = document.title
  // A task of its own, after that of the scripts: a slow phone answers in between.
  setTimeout(() => {
    const found = readFirst(root)
    const island = createElement(Component, { ...props, ...found, locale, t: translator(locale, messages) })
    // In slices, for the same reason; React finishes at once when somebody uses the island.
    if (root.firstChild) startTransition(() => void hydrateRoot(root, island))
    else createRoot(root).render(island)
  })
}
