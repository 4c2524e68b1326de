import type { FastifyInstance } from 'fastify'
import { done, succeeded } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount, mountSent } from './mount.ts'

export function mountPasskeys(api: FastifyInstance, services: Services): void {
  mount(api, 'beginPasskey', async ({ body }, caller) => {
    const begun = await services.staff.beginPasskey(caller.cookies, body.password)
    if (!begun.ok) return begun
    caller.setCookies(begun.value.setCookies)
    return done(begun.value.options)
  })
  mount(api, 'addPasskey', ({ body }, caller) =>
    services.staff.addPasskey(caller.staff(), caller.cookies, body),
  )
  mount(api, 'beginPasskeySignIn', async (_input, caller) => {
    const { options, setCookies } = await services.staff.beginPasskeySignIn()
    caller.setCookies(setCookies)
    return done(options)
  })
  mount(api, 'signInWithPasskey', async ({ body }, caller) => {
    const signedIn = await services.staff.signInWithPasskey(caller.cookies, body.response)
    if (!signedIn.ok) return signedIn
    caller.setCookies(signedIn.value)
    return succeeded
  })
}

export function mountCalendar(api: FastifyInstance, services: Services): void {
  mount(api, 'followTimeZone', ({ body }, caller) =>
    services.staff.followTimeZone(caller.staff(), body.time_zone),
  )
  mountSent(
    api,
    'readCalendar',
    ({ params }) => services.review.readFeed(params.token),
    (reply, calendar) =>
      reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(calendar),
  )
}
