export const settings = {
  title: 'Settings',
  description: 'What administrators of {name} settle.',
  text: 'What you can change here without a programmer.',
  usersText: 'Who works here, and as what.',
  mailsText: 'What the mails of the registry say.',
  retentionText: 'After which time personal data go by themselves.',
  registryText: 'The host institution, the coordinator, the limits of matching, and where people follow you.',
} as const
