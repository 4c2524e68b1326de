/** What the pages say around their prose. */
export const pages = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  atAGlance: 'At a glance',
  whereNext: 'Where next',
  sampleNote: 'Sample content: the people and hospitals in it are invented.',
  sampleNames: 'Sample content, in which the people and hospitals are invented: {names}.',
  versionOf: 'Version of {day}',

  readMore: 'Read more',
  readMoreAbout: 'about {name}',
  quote: '“{words}”',
  roleIn: '{role}, {country}',
  experts: 'Experts',
  trainers: 'Trainers',
  members_team: 'The team',
  members_steering_committee: 'Members of the steering committee',
  members_secretariat: 'Members of the secretariat',
  members_advisory_board: 'Members of the advisory board',
  partners: 'Our partners',
  partner_implementation: 'Implementation partner',
  partner_funding: 'Funding partner',
  partner_mission: 'Mission partner',

  noNews: 'There is no news yet',
  videoNote: 'A video at {host}, which opens in a new tab. Nothing is sent to {host} before you click.',
  noNewsText: 'Dates of webinars and changes to the programme will appear here.',
} as const
