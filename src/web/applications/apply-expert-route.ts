import { apiPaths } from '../../domain/api/paths.ts'
import { expertForm } from '../../domain/forms/expert.ts'
import { paths } from '../../domain/paths.ts'
import { applyRoute } from './apply-route.ts'
import { ExpertApplication } from './expert-application.tsx'

export const applyExpertRoute = applyRoute({
  form: expertForm,
  path: paths.applyExpert(),
  apiPath: apiPaths.expertsApplications,
  content: 'apply-expert',
  title: 'expert.application',
  terms: { label: 'expert.terms', href: '/documents/terms-of-reference-experts.pdf' },
  island: 'apply-expert',
  Application: ExpertApplication,
  send: (services, submission) => services.applications.submitApplication('expert', submission),
})
