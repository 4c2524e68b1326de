import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/services.ts'
import { mount } from '../mount.ts'

export function mountReviewActs(api: FastifyInstance, { review }: Services): void {
  mount(api, 'readInterviews', ({ params }) => review.readInterviews(params.id))
  mount(api, 'previewInterview', ({ params, body }, caller) =>
    review.previewInterview(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'setInterview', ({ params, body }, caller) =>
    review.setInterview(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'decideDuplicate', ({ params, body }, caller) =>
    review.decideDuplicate(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'previewMerge', ({ body }) => review.previewMerge(body))
  mount(api, 'mergeApplications', ({ body }, caller) => review.mergeApplications(caller.staff(), body))
  mount(api, 'readAssessments', ({ params }) => review.readAssessments(params.id))
  mount(api, 'assessApplication', ({ params, body }, caller) =>
    review.assessApplication(caller.staff(), { ...params, ...body }),
  )
  mount(api, 'takeBackAssessment', ({ params }, caller) =>
    review.takeBackAssessment(caller.staff(), params.id),
  )
}
