import type { FastifyInstance } from 'fastify'
import type { ApplicationKind } from '../domain/applications/application-status.ts'
import type { Services } from '../services/services.ts'
import type { ReadForm } from './body/sent-form.ts'
import { mount } from './mount.ts'

/** As the endpoints of each kind are named. */
export const people = { expert: 'Expert', hospital: 'Hospital', trainer: 'Trainer' } as const

export function mountApplications(api: FastifyInstance, services: Services, read: ReadForm): void {
  for (const kind of Object.keys(people) as ApplicationKind[]) {
    mount(api, `applyAs${people[kind]}`, async (input, caller) => {
      const outcome = await services.applications.submitApplication(kind, read(input, caller))
      if (outcome.ok) caller.keepReceipt(kind, outcome.value.reference)
      return outcome
    })
  }
}
