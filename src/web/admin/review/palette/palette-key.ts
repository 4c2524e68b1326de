/** Opens the palette on every page of the back office: by Ctrl K, ⌘ K and the button in the rail. */
const button = () => document.querySelector<HTMLElement>('[data-palette]')

async function open(): Promise<void> {
  const { openPalette } = await import('./open-palette.ts')
  openPalette(JSON.parse(button()?.dataset.palette ?? '{}'))
}

addEventListener('keydown', (event) => {
  const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isAsked || event.key.toLowerCase() !== 'k' || !button()) return
  // Some browsers put the cursor into their own search field.
  event.preventDefault()
  if (!document.querySelector('dialog[open]')) open()
})

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-palette]')) open()
})

export {}
