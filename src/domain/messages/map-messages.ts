import type { Catalogue } from './catalogue.ts'
import type { Message } from './translate.ts'

export function mapMessages(source: Catalogue, change: (message: Message) => unknown): Catalogue {
  const areas = Object.entries(source).map(([area, messages]) => [
    area,
    Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, change(message as Message)])),
  ])
  return Object.fromEntries(areas) as Catalogue
}
