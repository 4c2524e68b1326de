import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { endpoints } from '../domain/api/endpoints.ts'
import { importColumns } from '../domain/applications/import-columns.ts'
import { csvLine } from '../domain/forms/engine/csv.ts'
import { done } from '../domain/refusals.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import { callerOf } from '../http/sessions/caller.ts'
import type { Sheet } from '../services/review/export-applications.ts'
import type { Services } from '../services/services.ts'
import { mount, mountHttp } from './mount.ts'
import { showFile } from './send-file.ts'

/** What staff read and do about applications. */
export function mountReview(api: FastifyInstance, services: Services): void {
  mount(api, 'listApplications', ({ query }) => services.review.listApplications(query))
  mount(api, 'readApplication', ({ params }) => services.review.readApplication(params.id))
  mount(api, 'findNeighbours', ({ params, query }) => services.review.findNeighbours(params.id, query))
  mount(api, 'previewMoves', ({ body }) => services.review.previewMoves(body))
  mount(api, 'moveApplications', ({ body }, caller) => services.review.moveApplications(caller.staff(), body))
  mount(api, 'undoMoves', ({ body }, caller) => services.review.undoMoves(caller.staff(), body.token))
  mount(api, 'noteOnApplication', ({ params, body }, caller) =>
    services.review.noteOnApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'assignApplication', ({ params, body }, caller) =>
    services.review.assignApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'mailNewLink', ({ params }, caller) => services.review.mailNewLink(caller.staff(), params.id))
  mount(api, 'listAssignees', async () => done({ assignees: await services.review.listAssignees() }))
  mount(api, 'listColumns', ({ query }) => services.review.listColumns(query.kind))
  mount(api, 'tagApplication', ({ params, body }, caller) =>
    services.review.tagApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'readToday', (_, caller) => services.review.readToday(caller.staff()))
  mount(api, 'readAudit', ({ query }, caller) => services.staff.readAudit(caller.staff(), query))

  mountHttp(api, 'openFileOfApplication', async ({ params }, request, reply) => {
    const file = await services.review.openFile(callerOf(request, reply).staff(), params.id)
    return file.ok ? showFile(reply, file.value) : answerProblem(request, reply, file.refusal)
  })
  mountHttp(api, 'readImportTemplate', async (_input, _request, reply) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="aster-experts-template.csv"')
      .send(`\ufeff${csvLine(importColumns)}`),
  )
  for (const [name, format] of [
    ['exportApplicationsAsCsv', 'csv'],
    ['exportApplicationsAsXlsx', 'xlsx'],
  ] as const) {
    mountHttp(api, name, async ({ query }, request, reply) => {
      const sheet = await services.review.exportApplications(callerOf(request, reply).staff(), format, query)
      if (!sheet.ok) return answerProblem(request, reply, sheet.refusal)
      return sendSheet(reply, format === 'csv' ? csvType : endpoints[name].answer.type, sheet.value)
    })
  }
  mountHttp(api, 'exportAuditAsCsv', async ({ query }, request, reply) => {
    const sheet = await services.staff.exportAudit(callerOf(request, reply).staff(), query)
    return sheet.ok ? sendSheet(reply, csvType, sheet.value) : answerProblem(request, reply, sheet.refusal)
  })
}

const csvType = 'text/csv; charset=utf-8'

function sendSheet(reply: FastifyReply, type: string, { name, bytes }: Sheet) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(bytes))
}
