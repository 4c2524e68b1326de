import type * as v from 'valibot'
import type { Form } from '../forms/engine/form.ts'
import type { LimitName } from '../protection/rate-limits.ts'
import type { FieldErrors } from '../refusals.ts'
import type { Duty } from '../staff/roles.ts'
import { draftEndpoints } from './applicants/drafts.ts'
import { applicationEndpoints } from './applications.ts'
import { contactEndpoints } from './contact.ts'
import { editingEndpoints } from './content/content-editing.ts'
import { pageEndpoints } from './content/pages-editing.ts'
import { contentEndpoints } from './content.ts'
import { choiceEndpoints } from './forms.ts'
import { healthEndpoints } from './health.ts'
import { integrationEndpoints } from './integrations.ts'
import { outboxEndpoints } from './mail.ts'
import { matchEndpoints, shortlistEndpoints } from './matching.ts'
import { privacyEndpoints } from './privacy.ts'
import { certificateEndpoints, matchExportEndpoints, programmeEndpoints } from './programme.ts'
import { captchaEndpoints } from './protection.ts'
import { referenceEndpoints } from './reference.ts'
import { bulkMarkEndpoints } from './review/bulk-marks.ts'
import { reviewActEndpoints } from './review/review-acts.ts'
import { savedViewEndpoints } from './review/saved-views.ts'
import { timelineEndpoints } from './review/timeline.ts'
import { todayEndpoints } from './review/today.ts'
import { reviewEndpoints } from './review.ts'
import { calendarEndpoints } from './staff/calendar.ts'
import { passkeyEndpoints } from './staff.ts'
import type { statusOf } from './statuses.ts'
import { trackingEndpoints } from './tracking.ts'
import { uploadEndpoints } from './uploads.ts'

/** Who may call a route of the API or open a page; every route says so. 'staff' is anybody who is signed in. */
export type Access = 'public' | 'edit_session' | 'set_up_link' | 'development' | 'staff' | Duty

/** Why a request fails: a use case refuses, or HTTP itself goes wrong. */
export type ProblemCode = keyof typeof statusOf

/** The body of every failure, as RFC 9457 describes it. */
export type Problem = {
  type: string
  title: string
  status: number
  code: ProblemCode
  /** What the specification says when this call fails. */
  detail?: string
  errors?: FieldErrors
  replacedBy?: string
  /** With a wrong PIN: how many attempts are left before the link is locked. */
  attemptsLeft?: number
  requestId: string
}

/** Every message of its schemas is the code of the refusal. */
export type Endpoint = {
  readonly method: 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  /** Open also to staff who must set up a second step first. */
  readonly beforeSecondStep?: true
  /** Open to every API token, whatever its scopes. */
  readonly anyToken?: true
  readonly limit?: LimitName
  /** An anonymous call: `Sec-Fetch-Site` or `Origin` may replace the CSRF token. */
  readonly forgery?: 'origin'
  /** The specification's sentence for whatever goes wrong. */
  readonly failure?: 'failure_content' | 'failure_slug' | 'failure_match'
  /** Parts of the address that are not described are refused. */
  readonly request?: { readonly [part in 'params' | 'query' | 'headers' | 'body']?: v.GenericSchema }
  /** The body is this form's answers, which the use case judges. */
  readonly form?: Form
  /** The body is an edit of this form's answers, which the use case judges. */
  readonly edits?: Form
  /** The body is bytes of this type, read as they arrive. */
  readonly stream?: 'application/offset+octet-stream' | 'image/*'
  readonly example?: unknown
  readonly answer: {
    readonly status: 200 | 201 | 204 | 410
    readonly headers?: readonly string[]
    /** An answer without a schema has no body. */
    readonly type?:
      | ('application/json' | 'application/problem+json' | 'text/html')
      | ('application/pdf' | 'application/zip' | 'text/csv' | 'text/calendar' | 'image/*')
      | 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    readonly schema?: v.GenericSchema
    readonly example?: unknown
  }
  /** Failures of this call, besides those of every request. */
  readonly problems?: readonly ProblemCode[]
}

/** Every endpoint. Its summary is the message `summary_` and its name, in the area `api`. */
export const endpoints = {
  ...choiceEndpoints,
  ...contactEndpoints,
  ...captchaEndpoints,
  ...uploadEndpoints,
  ...referenceEndpoints,
  ...contentEndpoints,
  ...editingEndpoints,
  ...pageEndpoints,
  ...draftEndpoints,
  ...trackingEndpoints,
  ...applicationEndpoints,
  ...shortlistEndpoints,
  ...matchEndpoints,
  ...outboxEndpoints,
  ...reviewEndpoints,
  ...todayEndpoints,
  ...reviewActEndpoints,
  ...timelineEndpoints,
  ...bulkMarkEndpoints,
  ...savedViewEndpoints,
  ...passkeyEndpoints,
  ...calendarEndpoints,
  ...integrationEndpoints,
  ...privacyEndpoints,
  ...certificateEndpoints,
  ...matchExportEndpoints,
  ...programmeEndpoints,
  ...healthEndpoints,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
