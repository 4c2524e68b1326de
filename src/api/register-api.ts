import type { FastifyInstance } from 'fastify'
import { type Endpoint, endpoints } from '../domain/api/endpoints.ts'
import type { Guards } from '../http/http-server.ts'
import { answerProblem } from '../http/problems/answer-problem.ts'
import { deriveKey, type Secrets, signerOf, signingKey } from '../services/protection/signing-key.ts'
import type { Services } from '../services/services.ts'
import { mountApplicants, mountDrafts } from './applicants.ts'
import { mountApplications } from './applications.ts'
import { readJson } from './body/json-body.ts'
import { formReader } from './body/sent-form.ts'
import { mountContact } from './contact.ts'
import { mountEditing, mountPictures } from './content/content-editing.ts'
import { mountPages } from './content/pages-editing.ts'
import { mountContent } from './content.ts'
import { mountChoices } from './forms.ts'
import { mountHealth } from './health.ts'
import { mountIntegrations } from './integrations.ts'
import { mountOutbox } from './mail.ts'
import { mountMatches, mountShortlist } from './matching.ts'
import { mountPrivacy } from './privacy.ts'
import { mountCertificates, mountMatchExports, mountProgramme } from './programme.ts'
import { mountCaptcha } from './protection.ts'
import { mountReference } from './reference/reference.ts'
import { mountReviewActs } from './review/review-acts.ts'
import { mountToday } from './review/today.ts'
import { mountReview } from './review.ts'
import { mountCalendar, mountPasskeys } from './staff.ts'
import type { TrackingShortcut } from './tracking/tracking-shortcut.ts'
import { mountTracking } from './tracking.ts'
import { mountUploads } from './uploads.ts'

export type ApiOptions = {
  services: Services
  /** Addresses of our own stylesheets, for the page that explains the API. */
  stylesheets: readonly string[]
  withPseudoLocales: boolean
  tracking?: TrackingShortcut
}

/** Mounts every endpoint of domain/api. */
export async function registerApi(
  app: FastifyInstance,
  { services, stylesheets, withPseudoLocales, tracking }: ApiOptions,
): Promise<void> {
  const sentForm = formReader(withPseudoLocales)
  app.decorate('judgeRegions', services.staff.judgeRegions)
  await app.register(
    async (api) => {
      readJson(api)
      api.setNotFoundHandler((request, reply) => {
        const allowed = allowedMethods(request.url)
        if (allowed.length === 0) return answerProblem(request, reply, { code: 'not_found' })
        return answerProblem(request, reply.header('allow', allowed.join(', ')), { code: 'wrong_method' })
      })

      mountApplications(api, services, sentForm)
      mountApplicants(api, services, sentForm)
      mountDrafts(api, services)
      mountShortlist(api, services)
      mountContent(api, services)
      mountEditing(api, services)
      mountPages(api, services)
      await api.register(async (pictures) => mountPictures(pictures, services))
      await api.register(async (scope) => mountTracking(scope, services, tracking))
      mountReview(api, services)
      mountToday(api, services)
      mountReviewActs(api, services)
      mountMatches(api, services)
      mountOutbox(api, services)
      mountPasskeys(api, services)
      mountCalendar(api, services)
      mountIntegrations(api, services)
      mountPrivacy(api, services)
      mountCertificates(api, services)
      mountMatchExports(api, services)
      mountProgramme(api, services, sentForm)
      mountChoices(api)
      mountReference(api, services, stylesheets)
      mountCaptcha(api, services)
      mountContact(api, services, sentForm)
      await api.register(async (uploads) => mountUploads(uploads, services))
    },
    { prefix: '/api' },
  )
  mountHealth(app, services)
}

function allowedMethods(url: string): string[] {
  const [path = ''] = url.split('?')
  const known = Object.values<Endpoint>(endpoints).filter((endpoint) => matches(endpoint.path, path))
  return [...new Set(known.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function matches(pattern: string, path: string): boolean {
  const [asked, given] = [pattern.split('/'), path.split('/')]
  return (
    asked.length === given.length && asked.every((part, at) => part.startsWith(':') || part === given[at])
  )
}

/** Connects the checks of src/http with the services. */
export function requestGuards(services: Services, secrets: Secrets): Guards {
  return {
    csrf: signerOf(signingKey(secrets, 'csrf')),
    clientKey: deriveKey(secrets.secret, 'client'),
    countRequest: services.protection.countRequest,
    sessions: {
      ofApplicant: services.applicants.resumeEditSession,
      ofStaff: services.staff.resumeStaffSession,
      ofToken: services.integrations.resumeToken,
    },
  }
}
