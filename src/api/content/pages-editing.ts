import type { FastifyInstance } from 'fastify'
import { done, withValue } from '../../domain/refusals.ts'
import type { Services } from '../../services/services.ts'
import { mount } from '../mount.ts'

/** Pages of prose for those who write them. */
export function mountPages(api: FastifyInstance, { content }: Services): void {
  mount(api, 'listPages', async () => {
    const pages = await content.listPages()
    return done(pages.map(({ page, path, title, languages }) => ({ page, path, title, languages })))
  })
  mount(api, 'readPage', async ({ params }) => {
    const read = await content.readPage(params)
    if (!read.ok) return read
    const { page, locale, path, state, version, kinds, text, delivered } = read.value
    return done({ page, locale, path, state, version, kinds: [...kinds], text, delivered })
  })
  mount(api, 'writePage', async ({ params, body }, caller) => {
    const written = await content.writePage(params, body, caller.staff())
    return written.ok ? done({ version: written.value.version }) : written
  })
  mount(api, 'takeDownPage', ({ params }, caller) => content.takeDownPage(params, caller.staff()))
  mount(api, 'takeDeliveredPage', async ({ params, body }, caller) =>
    withValue(await content.takeDeliveredPage(params, body.version, caller.staff()), {
      success: true as const,
    }),
  )
  mount(api, 'linkToPage', ({ params }) => content.linkToPage(params))
}
