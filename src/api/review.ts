import type { FastifyInstance } from 'fastify'
import { endpoints } from '../domain/api/endpoints.ts'
import { importColumns } from '../domain/applications/import-columns.ts'
import { csvLine } from '../domain/forms/engine/csv.ts'
import { done } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount, mountHttp, mountSent } from './mount.ts'
import { sendDownload, showFile } from './send-file.ts'

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

  mountSent(
    api,
    'openFileOfApplication',
    ({ params }, caller) => services.review.openFile(caller.staff(), params.id),
    showFile,
  )
  mountHttp(api, 'readImportTemplate', async (_input, _request, reply) =>
    reply
      .type(csvType)
      .header('content-disposition', 'attachment; filename="aster-experts-template.csv"')
      .send(`\ufeff${csvLine(importColumns)}`),
  )
  for (const [name, format] of [
    ['exportApplicationsAsCsv', 'csv'],
    ['exportApplicationsAsXlsx', 'xlsx'],
  ] as const) {
    mountSent(
      api,
      name,
      ({ query }, caller) => services.review.exportApplications(caller.staff(), format, query),
      (reply, sheet) => sendDownload(reply, format === 'csv' ? csvType : endpoints[name].answer.type, sheet),
    )
  }
  mountSent(
    api,
    'exportAuditAsCsv',
    ({ query }, caller) => services.staff.exportAudit(caller.staff(), query),
    (reply, sheet) => sendDownload(reply, csvType, sheet),
  )
}

const csvType = 'text/csv; charset=utf-8'
