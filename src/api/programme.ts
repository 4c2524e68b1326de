import type { FastifyInstance } from 'fastify'
import type { Caller } from '../http/sessions/caller.ts'
import type { Services } from '../services/services.ts'
import type { ReadForm } from './body/sent-form.ts'
import { mount, mountSent } from './mount.ts'
import { sendFile, sendSheet, showFile } from './send-file.ts'

/** What an expert and a hospital see and do in their collaborations. */
export function mountProgramme(api: FastifyInstance, services: Services, read: ReadForm): void {
  mount(api, 'readOwnProgramme', (input, caller) =>
    services.programme.readOwnProgramme(caller.session(), read(input, caller).locale),
  )
  mount(api, 'acceptAgreement', ({ params, body, ...sent }, caller) =>
    services.programme.acceptAgreement(caller.session(), params.id, {
      ...body,
      locale: read(sent, caller).locale,
    }),
  )
  mount(api, 'handInLetter', ({ params, body }, caller) =>
    services.programme.handInLetter(caller.session(), params.id, body.letter_of_commitment),
  )
  mount(api, 'sendReport', ({ params: { id, kind }, body, headers }, caller) =>
    services.programme.sendReport(
      caller.session(),
      { matchId: id, kind },
      read({ answers: body, headers }, caller),
    ),
  )
}

export function mountMatchExports(api: FastifyInstance, services: Services): void {
  for (const [name, format] of [
    ['exportMatchesAsCsv', 'csv'],
    ['exportMatchesAsXlsx', 'xlsx'],
  ] as const) {
    mountSent(
      api,
      name,
      ({ query }, caller) => services.programme.exportMatches(caller.staff(), format, query),
      (reply, sheet) => sendSheet(reply, format, sheet),
    )
  }
}

export function mountCertificates(api: FastifyInstance, services: Services): void {
  const { readCertificate, readOwnCertificate } = services.programme
  const readOwn = ({ params }: { params: { id: string } }, caller: Caller) =>
    readOwnCertificate(caller.session(), params.id)
  mountSent(api, 'readOwnCertificate', readOwn, sendFile)
  mountSent(api, 'readCertificate', ({ params }) => readCertificate(params.id), showFile)
  mount(api, 'verifyCertificate', ({ params }) => services.programme.verifyCertificate(params.code))
}
