import type { FastifyInstance } from 'fastify'
import { done } from '../../domain/refusals.ts'
import type { Services } from '../../services/services.ts'
import { mount } from '../mount.ts'

/** What the first screen of the back office offers besides its piles. */
export function mountToday(api: FastifyInstance, services: Services): void {
  mount(api, 'readReminder', ({ query }) => services.programme.readReminder(query))
  mount(api, 'sendReminder', ({ body }, caller) => services.programme.sendReminder(caller.staff(), body))
  mount(api, 'listDraftsToPublish', async () => done(await services.content.listDraftsToPublish()))
  mount(api, 'findAnything', ({ query }, caller) =>
    services.review.findAnything(caller.staff(), query.search),
  )
  mount(api, 'countOpen', async (_, caller) => done(await services.review.countOpenFor(caller.staff())))
  mount(api, 'readFirstSteps', (_, caller) => services.settings.readFirstSteps(caller.staff()))
}
