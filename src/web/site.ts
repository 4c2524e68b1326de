/* Everything here is a convenience: menus open and pages read without it. */
{
  const themeKey = 'aster-theme'
  const root = document.documentElement
  const chosenTheme = () => {
    try {
      return localStorage.getItem(themeKey) ?? ''
    } catch {
      return '' // storage may be forbidden; the system's colours stay
    }
  }
  const wear = (theme: string) =>
    theme ? root.setAttribute('data-theme', theme) : root.removeAttribute('data-theme')

  const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('.site-header details[open]')]
  const closeMenus = (except?: EventTarget | null) => {
    const inHeader = except instanceof Element && except.closest('.site-header')
    for (const menu of openMenus()) {
      const isSwitch = menu.classList.contains('menu')
      if (!(isSwitch ? inHeader : menu.contains(except as Node))) menu.open = false
    }
  }

  wear(chosenTheme())
  try {
    // A page with a draft on the device waits for its script instead of jumping when it comes.
    if (Object.keys(localStorage).some((key) => key.startsWith('aster-draft-'))) root.dataset.drafts = ''
  } catch {
    // no storage, no drafts
  }

  const { tracking } = root.dataset
  const track = () =>
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: tracking }))
  if (tracking) addEventListener('load', () => setTimeout(track, 3000))

  document.addEventListener('click', (event) => closeMenus(event.target))
  document.addEventListener('focusin', (event) => closeMenus(event.target))
  document.addEventListener('keydown', (event) => {
    const innermost = event.key === 'Escape' && openMenus().pop()
    if (!innermost) return
    innermost.open = false
    innermost.querySelector('summary')?.focus()
  })

  document.addEventListener('DOMContentLoaded', () => {
    const choice = document.querySelector<HTMLSelectElement>('select[data-theme-select]')
    if (!choice) return
    choice.value = chosenTheme()
    choice.addEventListener('change', () => {
      wear(choice.value)
      try {
        localStorage.setItem(themeKey, choice.value)
      } catch {
        // the choice then lasts for this page
      }
    })
  })
}
