import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { mountSent } from './mount.ts'
import { sendDownload } from './send-file.ts'

export function mountPrivacy(api: FastifyInstance, services: Services): void {
  mountSent(
    api,
    'exportPerson',
    ({ query }, caller) => services.privacy.exportPerson(caller.staff(), query),
    (reply, archive) =>
      sendDownload(reply.header('cache-control', 'private, no-store'), 'application/zip', archive),
  )
}
