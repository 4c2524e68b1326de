import type { FastifyInstance } from 'fastify'
import { done } from '../../domain/refusals.ts'
import { largestUpload } from '../../domain/uploads/upload.ts'
import { answerProblem } from '../../http/problems/answer-problem.ts'
import type { Services } from '../../services/services.ts'
import { mount, mountHttp } from '../mount.ts'

/** Stories, news and profiles for those who write them. */
export function mountEditing(api: FastifyInstance, services: Services): void {
  mount(api, 'listContent', async () => done(await services.content.listContent()))
  mount(api, 'readContent', ({ params: { kind, id } }) => services.content.readContent(kind, id))
  mount(api, 'writeContent', ({ params: { kind }, body }, caller) =>
    services.content.saveContent(kind, body, caller.staff()),
  )
  mount(api, 'saveContent', ({ params: { kind, id }, body: { version, ...sent } }, caller) =>
    services.content.saveContent(kind, { ...sent, earlier: { id, version } }, caller.staff()),
  )
  mount(api, 'publishContent', ({ params: { kind, id } }, caller) =>
    services.content.publishContent(kind, id, caller.staff()),
  )
  mount(api, 'unpublishContent', ({ params: { kind, id } }, caller) =>
    services.content.unpublishContent(kind, id, caller.staff()),
  )
  mount(api, 'moveContent', ({ params: { kind, id }, body }, caller) =>
    services.content.moveContent(kind, id, body.direction, caller.staff()),
  )
  mount(api, 'placeContent', ({ params: { kind, id }, body }, caller) =>
    services.content.moveContent(kind, id, body.place, caller.staff()),
  )
  mount(api, 'linkToDraft', ({ params: { id } }) => services.content.linkToDraft(id))
  mount(api, 'removeContent', ({ params: { kind, id } }, caller) =>
    services.content.removeContent(kind, id, caller.staff()),
  )
  mount(api, 'removeSamples', (_input, caller) => services.content.removeSamples(caller.staff()))
}

/** A scope that accepts raw picture bodies only. */
export function mountPictures(scope: FastifyInstance, services: Services): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    /^image\/[\w.+-]+$/,
    { parseAs: 'buffer', bodyLimit: largestUpload },
    (_request, bytes, leave) => leave(null, bytes),
  )
  mountHttp(scope, 'storePicture', async (_input, request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const stored = await services.content.storePicture(bytes)
    return stored.ok ? reply.send(stored.value) : answerProblem(request, reply, stored.refusal)
  })
}
