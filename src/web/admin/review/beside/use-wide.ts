import { useSyncExternalStore } from 'react'

/** From this width on, a list of 20rem leaves an application as much room as on a laptop without a list. */
const wide = '(min-width: 90rem)'

/** Whether the screen has room for a list beside an application. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(wide)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(wide).matches,
  )
}
