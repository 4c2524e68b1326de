import { paths } from '../../../domain/paths.ts'
import { applicationKinds, applicationsPath } from '../../../domain/review/application-screens.ts'

type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented' | 'target'
>

const lists = applicationKinds.map(applicationsPath)

/** Whether the client-side app handles this path. */
function isScreen(path: string): boolean {
  return path === paths.admin() || lists.some((list) => path === list || isBelow(list, path))
}

/** One application of the list; paths further below are documents. */
function isBelow(list: string, path: string): boolean {
  return path.startsWith(`${list}/`) && !path.slice(list.length + 1).includes('/')
}

/** The path that a click opens inside the app, without the locale's prefix; undefined if the browser handles the click. */
export function screenOf(click: Click, prefix: string): string | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented, target } = click
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return undefined
  if (!link.pathname.startsWith(prefix)) return undefined
  const path = link.pathname.slice(prefix.length)
  return isScreen(path) && !link.hash ? path + link.search : undefined
}
