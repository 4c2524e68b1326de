/* Everything here is a convenience: menus open and pages read without it. */
{
  const themeKey = 'aster-theme'
  const root = document.documentElement
  const themed = () => {
    try {
      return localStorage.getItem(themeKey) ?? ''
    } catch {
      return '' // storage may be forbidden; the system's colours stay
    }
  }
  const wear = (theme: string) => (theme ? root.setAttribute('data-theme', theme) : root.removeAttribute('data-theme'))

  const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')
  const closeMenus = (except?: Node | null) => {
    for (const menu of openMenus()) if (!except || !menu.contains(except)) menu.open = false
  }

  wear(themed())

  document.addEventListener('click', (event) => closeMenus(event.target as Node))
  document.addEventListener('focusin', (event) => closeMenus(event.target as Node))
  document.addEventListener('keydown', (event) => {
    const innermost = event.key === 'Escape' && [...openMenus()].pop()
    if (!innermost) return
    innermost.open = false
    innermost.querySelector('summary')?.focus()
  })

  document.addEventListener('DOMContentLoaded', () => {
    const choice = document.querySelector<HTMLSelectElement>('select[data-theme-choice]')
    if (!choice) return
    choice.value = themed()
    choice.addEventListener('change', () => {
      wear(choice.value)
      try {
        localStorage.setItem(themeKey, choice.value)
      } catch {}
    })
  })
}
