import { type EventFacts, type WebhookEvent, webhookBody } from './webhook-events.ts'

const expert = { id: '3f2b8c1e-5d0a-4b7e-9a61-7c2d4e8f0a13', kind: 'expert', number: 42 } as const
const hospital = { id: '9c4e1a7d-2b6f-4d3a-8e50-1f6a3b9d7c24', kind: 'hospital', number: 57 } as const
const match = (status: string) => ({
  match: { id: 'e81d5f20-6a3c-4c92-b7f4-2a9d0c8e6b35', status },
  hospital,
  expert,
})
const report = (status: string) => ({
  ...match('active'),
  report: {
    id: 'b5a7c3d9-0e4f-4a86-9d12-8c6f1e2b7a46',
    kind: 'midterm_report',
    status,
    due_on: '2026-12-01',
  },
})
const application = (status: string, version: number) => ({ application: { ...expert, status, version } })

const facts: Readonly<Record<WebhookEvent, EventFacts>> = {
  'application.received': application('submitted', 1),
  'application.moved': { ...application('accepted', 4), from: 'interview', to: 'accepted' },
  'application.edited': { ...application('active', 6), fields: ['job_title', 'phone'] },
  'application.withdrawn': { ...application('withdrawn', 7), from: 'active', to: 'withdrawn' },
  'application.erased': { application: expert },
  'match.created': match('suggested'),
  'match.moved': { ...match('shortlisted'), from: 'interested', to: 'shortlisted' },
  'match.answered': { ...match('interested'), from: 'invited', to: 'interested' },
  'match.chosen': { ...match('selected'), from: 'shortlisted', to: 'selected' },
  'match.completed': { ...match('completed'), from: 'active', to: 'completed' },
  'match.ended': { ...match('not_selected'), from: 'shortlisted', to: 'not_selected' },
  'report.submitted': report('submitted'),
  'report.reopened': report('due'),
  'report.settled': report('accepted'),
}

/** The example of a body in the OpenAPI document. */
export function webhookExample(event: WebhookEvent) {
  const id = '1d9e6b3a-4c7f-4f28-a0b5-5e3d8c2f9a57'
  return webhookBody({ id, event, happenedAt: new Date('2026-11-17T09:30:00Z'), about: facts[event] })
}
