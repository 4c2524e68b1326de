import type { FastifyInstance } from 'fastify'
import { done } from '../domain/refusals.ts'
import type { Services } from '../services/services.ts'
import { allowedMethods } from './allowed-methods.ts'
import { answerProblem } from './answer-problem.ts'
import { mountApplications, mountDrafts } from './applications.ts'
import { mountCertificates } from './certificates.ts'
import { mountContent } from './content.ts'
import { countryRows } from './countries.ts'
import { docsPage } from './docs-page.ts'
import { mountEditing, mountPictures } from './editing.ts'
import { freeze } from './frozen-answer.ts'
import { readJson } from './json-body.ts'
import { mountMatches } from './matches.ts'
import { mount, mountFrozen } from './mount.ts'
import { openApiDocument } from './openapi.ts'
import { mountOutbox } from './outbox.ts'
import { mountPasskeys } from './passkeys.ts'
import { mountPrivacy } from './privacy.ts'
import { mountProgramme } from './programme.ts'
import { mountReview } from './review.ts'
import { formReader } from './sent-form.ts'
import { mountShortlist } from './shortlist.ts'
import { mountTracking } from './tracking.ts'
import { mountUploads } from './uploads.ts'

export type ApiOptions = {
  services: Services
  /** Addresses of our own stylesheets, for the page that explains the API. */
  stylesheets: readonly string[]
  withPseudoLocales: boolean
}

/** Every endpoint of domain/api.ts with its handler. */
export async function registerApi(
  app: FastifyInstance,
  { services, stylesheets, withPseudoLocales }: ApiOptions,
): Promise<void> {
  const sentForm = formReader(withPseudoLocales)
  await app.register(
    async (api) => {
      readJson(api)
      api.setNotFoundHandler((request, reply) => {
        const allowed = allowedMethods(request.url)
        if (allowed.length === 0) return answerProblem(request, reply, { code: 'not_found' })
        return answerProblem(request, reply.header('allow', allowed.join(', ')), { code: 'wrong_method' })
      })

      mountApplications(api, services, sentForm)
      mountDrafts(api, services)
      mountShortlist(api, services)
      mountContent(api, services)
      mountEditing(api, services)
      await api.register(async (pictures) => mountPictures(pictures, services))
      mountTracking(api, services)
      mountReview(api, services)
      mountMatches(api, services)
      mountOutbox(api, services)
      mountPasskeys(api, services)
      mountPrivacy(api, services)
      mountCertificates(api, services)
      mountProgramme(api, services, sentForm)
      mountFrozen(api, 'listCountries', () =>
        freeze(JSON.stringify(countryRows()), 'application/json', 'public, max-age=86400'),
      )
      mountFrozen(api, 'describeApi', () =>
        freeze(JSON.stringify(openApiDocument()), 'application/json', 'public, no-cache'),
      )
      mountFrozen(api, 'explainApi', () =>
        freeze(docsPage(stylesheets), 'text/html; charset=utf-8', 'public, no-cache'),
      )
      mount(api, 'readChallenge', ({ query }) => services.issueChallenge(query.form))
      mount(api, 'verifyCaptcha', ({ body }) => services.verifyCaptcha(body.token))
      mount(api, 'sendMessage', (input, caller) => services.receiveMessage(sentForm(input, caller)))
      await api.register(async (uploads) => mountUploads(uploads, services))
    },
    { prefix: '/api' },
  )
  mount(app, 'isAlive', async () => done({ status: 'ok' }))
  mount(app, 'isReady', () => services.checkReadiness())
}
