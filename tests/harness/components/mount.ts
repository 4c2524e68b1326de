import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** The server-rendered HTML. */
export function serve(element: ReactNode): HTMLElement {
  const html = renderOnServer(element)
  const page = freshPage()
  page.innerHTML = html
  return page
}

/** A server has no document. */
function renderOnServer(element: ReactNode): string {
  const { document } = globalThis
  Object.assign(globalThis, { document: undefined })
  try {
    return renderToString(element)
  } finally {
    Object.assign(globalThis, { document })
  }
}

/** Rendered and interactive, as after hydration. */
export function mount(element: ReactNode) {
  const page = freshPage()
  const root = createRoot(page)
  mounted.add(root)
  act(() => root.render(element))
  return {
    page,
    show: (next: ReactNode) => act(() => root.render(next)),
    unmount: () => act(() => root.unmount()),
  }
}

const mounted = new Set<Root>()

/** Test files of a worker share one document, where mounted components would still handle key events. */
export function unmountAll(): void {
  for (const root of mounted) act(() => root.unmount())
  mounted.clear()
}

export function find<E extends Element = HTMLElement>(page: ParentNode, selector: string): E {
  const element = page.querySelector<E>(selector)
  if (!element) throw new Error(`Nothing on the page matches ${selector}`)
  return element
}

export function findAll<E extends Element = HTMLElement>(page: ParentNode, selector: string): E[] {
  return [...page.querySelectorAll<E>(selector)]
}

export function click(element: HTMLElement): void {
  act(() => element.click())
}

/** False if the page prevented the default action. */
export function press(element: HTMLElement, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  act(() => {
    element.dispatchEvent(event)
  })
  return !event.defaultPrevented
}

export function write(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  // React overrides the setter of the field; only the prototype's triggers a change event.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  act(() => {
    setter?.call(field, value)
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  })
}

function freshPage(): HTMLElement {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  return page
}
