/** Facts that an institution changes without a programmer. */
export const registry = {
  title: 'Registry facts',
  text: 'Who hosts the registry and who answers for it. A change is on every page, and in every mail that leaves from then on, at once.',
  institution: 'Host institution',
  institution_name: 'Name of the institution',
  institution_nameHint: 'As the main data controller, it is named on every page and in every mail.',
  institution_url: 'Website of the institution',
  coordinator: 'Coordinator',
  coordinator_name: 'Name or title of the coordinator',
  coordinator_email: 'Email of the coordinator',
  coordinator_emailHint:
    'Shown to everybody. Notices of new applications and messages go here, and so do replies to our mails.',
  answer_days: 'Days within which you answer',
  answer_daysHint:
    'A promise to everybody who applies or writes to you. It stands on the page after sending and in the receipt.',
  notDays: 'Please enter a whole number from 1 to 99',
  law: 'Before you publish: the law that the consent names',
  lawText:
    'The consent of experts names EU Regulations 45/2001 and 2018/1725. Regulation 45/2001 was repealed in 2018. Please confirm with your data-protection officer which law applies to you (for most institutions, the GDPR).',
  matching: 'Matching',
  invitation_days: 'Days that an expert has to answer',
  invitation_daysHint:
    'From 4 to 60. An expert who has not answered by the end of the last day is asked no longer; one reminder is sent half-way. Questions that are out already keep their last day.',
  notInvitationDays: 'Please enter a whole number from 4 to 60',
  expert_capacity: 'Requests that one expert carries at a time',
  expert_capacityHint:
    'From 1 to 9. An expert who carries as many is not proposed for another, unless a coordinator writes a reason. A new limit counts at once, also on shortlists; nobody loses what they carry.',
  notCapacity: 'Please enter a whole number from 1 to 9',
  social: 'Where people follow you',
  socialHint: 'Links in the foot of every page. One that you leave empty is not shown.',
  social_institution: 'Institution page',
  social_x: 'X',
  social_video: 'Video channel',
  social_network: 'Professional network',
  notALink: 'Please enter a whole address that begins with https://',
  sample: 'This is an example and reaches nobody. Please enter your own address',
  conflict: 'A colleague has saved other facts meanwhile',
  saved: 'The facts are saved',
  save: 'Save',
} as const
