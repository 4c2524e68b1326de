import type { Side } from './reports.ts'

/** Who may have to act next. Apart from the rules, for the catalogue. */
export type NextActor = 'coordinator' | Side

/** What a coordinator opens a request for; each is named by its stage. */
export const requestActs = [
  'find_experts',
  'ask_experts',
  'see_answers',
  'send_shortlist',
  'see_shortlist',
  'confirm_choice',
  'see_agreement',
  'begin',
  'see_collaboration',
  'read_reports',
  'complete',
  'resume',
  'see_result',
  'find_another',
] as const

export type RequestAct = (typeof requestActs)[number]

/** Acts that wait for a coordinator; the others only show how far it is. */
export const isDue = (act: RequestAct): boolean => !act.startsWith('see_')
