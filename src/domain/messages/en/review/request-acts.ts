import type { RequestAct } from '../../../programme/request-acts.ts'

/** What a request is opened for, by its stage. */
export const requestActs = {
  act_find_experts: 'Find experts',
  act_ask_experts: 'Ask the suggested experts',
  act_see_answers: 'See answers of invited experts',
  act_send_shortlist: 'Send the shortlist',
  act_see_shortlist: 'See the shortlist',
  act_confirm_choice: 'Confirm the choice',
  act_see_agreement: 'See what is still to sign',
  act_begin: 'Begin the collaboration',
  act_see_collaboration: 'See the collaboration',
  act_read_reports: 'Read the reports',
  act_complete: 'Complete the collaboration',
  act_resume: 'Resume or end it',
  act_see_result: 'See what came of it',
  act_find_another: 'Find another expert',
} as const satisfies Record<`act_${RequestAct}`, string>
