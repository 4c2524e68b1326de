import type { ComponentType } from 'react'
import type { ApplicationsPath } from '../../domain/applicants/applicant-paths.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import type { Outcome } from '../../domain/refusals.ts'
import type { Submission } from '../../services/applications/submit-application.ts'
import type { Services, Unproven } from '../../services/services.ts'
import type { IslandName, IslandProps } from '../islands/names.ts'
import type { ApplicationProps } from './application.tsx'

/** All that sets one form's apply page apart from another's. */
export type Applying = {
  form: Form
  path: string
  apiPath: ApplicationsPath
  /** The file of content/ that introduces the form; a form without one is there at once. */
  content?: string
  /** For search engines, where no such file says it. */
  description?: MessageKey
  title: MessageKey
  terms?: { label: MessageKey; href: string }
  island: IslandName
  Application: ComponentType<IslandProps<ApplicationProps>>
  send: (
    services: Services,
    submission: Unproven<Submission> & { answers: Answers },
  ) => Promise<Outcome<{ reference: string }>>
}
