import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import type { ReadForm } from './body/sent-form.ts'
import { mount } from './mount.ts'

export function mountContact(api: FastifyInstance, services: Services, read: ReadForm): void {
  mount(api, 'sendMessage', async (input, caller) => {
    const outcome = await services.contact.receiveMessage(read(input, caller))
    if (outcome.ok) caller.keepReceipt('contact')
    return outcome
  })
}
