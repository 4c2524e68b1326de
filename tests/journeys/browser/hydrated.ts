import type { Page } from '@playwright/test'

/** Waits until React has hydrated the island, which it does in slices, and a form has come to life. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const island = document.querySelector('#island')
    const key = island && Object.keys(island).find((name) => name.startsWith('__reactContainer'))
    const root = key && Reflect.get(island, key).stateNode.current.memoizedState
    const form = island?.querySelector('form')
    return root && !root.isDehydrated && form && !form.closest('.wizard:not([data-alive])')
  })
}
