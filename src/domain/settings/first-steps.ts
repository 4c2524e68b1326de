/** What an administrator does once, before the registry opens. */
export const firstSteps = [
  'second_step',
  'colleagues',
  'registry_facts',
  'brand',
  'samples',
  'mail_server',
] as const

export type FirstStep = (typeof firstSteps)[number]
