import type { FastifyInstance } from 'fastify'
import { importColumns, languageColumn } from '../domain/applications/import-columns.ts'
import { csvLine } from '../domain/forms/engine/csv.ts'
import { done } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { mount, mountHttp, mountSent } from './mount.ts'
import { sendPicture, sendSheet, sheetTypes, showFile } from './send-file.ts'

export function mountReview(api: FastifyInstance, services: Services): void {
  mount(api, 'listApplications', ({ query }, caller) =>
    services.review.listApplications(caller.staff(), query),
  )
  mount(api, 'readApplication', ({ params }, caller) =>
    services.review.readApplication(params.id, caller.staff()),
  )
  mount(api, 'readTimeline', ({ params, query }, caller) =>
    services.review.readTimeline(caller.staff(), params.id, query),
  )
  mount(api, 'readMatchTimeline', ({ params, query }, caller) =>
    services.review.readMatchTimeline(caller.staff(), params.id, query),
  )
  mount(api, 'findNeighbours', ({ params, query }, caller) =>
    services.review.findNeighbours(caller.staff(), params.id, query),
  )
  mount(api, 'previewMoves', ({ body }, caller) => services.review.previewMoves(caller.staff(), body))
  mount(api, 'moveApplications', ({ body }, caller) => services.review.moveApplications(caller.staff(), body))
  mount(api, 'addFacts', ({ params, body }, caller) =>
    services.review.addFacts(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'undoMoves', ({ body }, caller) => services.review.undoMoves(caller.staff(), body))
  mount(api, 'correctAnswers', ({ params, body }, caller) =>
    services.review.correctAnswers(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'correctAddress', ({ params, body }, caller) =>
    services.review.correctAddress(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'noteOnApplication', ({ params, body }, caller) =>
    services.review.noteOnApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'assignApplication', ({ params, body }, caller) =>
    services.review.assignApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'mailNewLink', ({ params }, caller) => services.review.mailNewLink(caller.staff(), params.id))
  mount(api, 'mailShortlistAgain', ({ params }, caller) =>
    services.matching.mailShortlistAgain(caller.staff(), params.id),
  )
  mount(api, 'listAssignees', async () => done({ assignees: await services.review.listAssignees() }))
  mount(api, 'listColumns', ({ query }) => services.review.listColumns(query.kind))
  mount(api, 'tagApplication', ({ params, body }, caller) =>
    services.review.tagApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'readToday', ({ query }, caller) => services.review.readToday(caller.staff(), query.whose))
  mount(api, 'assignApplications', ({ body }, caller) =>
    services.review.assignApplications(caller.staff(), body),
  )
  mount(api, 'tagApplications', ({ body }, caller) => services.review.tagApplications(caller.staff(), body))
  mount(api, 'listSavedViews', ({ query }, caller) =>
    services.review.listSavedViews(caller.staff(), query.kind),
  )
  mount(api, 'saveView', ({ body }, caller) => services.review.saveView(caller.staff(), body))
  mount(api, 'changeView', ({ params, body }, caller) =>
    services.review.changeView(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'removeView', ({ params }, caller) => services.review.removeView(caller.staff(), params.id))
  mount(api, 'readAudit', ({ query }, caller) => services.staff.readAudit(caller.staff(), query))

  mountSent(
    api,
    'openFileOfApplication',
    ({ params }, caller) => services.review.openFile(caller.staff(), params.id),
    showFile,
  )
  mount(api, 'viewFileOfApplication', ({ params }, caller) =>
    services.review.viewFile(caller.staff(), { ...params, caller: caller.network }),
  )
  mountSent(
    api,
    'readPageOfApplication',
    ({ params }, caller) =>
      services.review.readPageOfFile(caller.staff(), { ...params, caller: caller.network }),
    sendPicture,
  )
  mountHttp(api, 'readImportTemplate', async ({ query: { kind } }, _request, reply) =>
    reply
      .type(sheetTypes.csv)
      .header('content-disposition', `attachment; filename="aster-${kind}s-template.csv"`)
      .send(`\ufeff${csvLine([...importColumns(kind), languageColumn])}`),
  )
  for (const [name, format] of [
    ['exportApplicationsAsCsv', 'csv'],
    ['exportApplicationsAsXlsx', 'xlsx'],
  ] as const) {
    mountSent(
      api,
      name,
      ({ query }, caller) => services.review.exportApplications(caller.staff(), format, query),
      (reply, sheet) => sendSheet(reply, format, sheet),
    )
  }
  mountSent(
    api,
    'exportAuditAsCsv',
    ({ query }, caller) => services.staff.exportAudit(caller.staff(), query),
    (reply, sheet) => sendSheet(reply, 'csv', sheet),
  )
}
