import type { Services } from '../../services/services.ts'
import type { PageRequest } from '../page.ts'

/** Opens forms for a visitor, each with a key and a stamp of its own. */
export function openFormWith({ protection }: Services): PageRequest['openForm'] {
  return (form) => ({ postKey: crypto.randomUUID(), stamp: protection.stampPage(form) })
}
