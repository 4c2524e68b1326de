export const expert = {
  application: 'Expert application',
  terms: 'Terms of reference for experts (PDF)',
  personalStep: 'Personal information',
  personalLede: 'Who you are, how we reach you and where you work.',
  professionalStep: 'Professional information',
  professionalLede: 'Your field, and your years in it.',
  motivationStep: 'Motivation and experience',
  motivationLede: 'Why you want to join, and two documents that speak for you.',
  globalStep: 'Global experience & expertise',
  globalLede: 'Languages and regions are the two things hospitals ask about first.',
  availabilityStep: 'Availability',
  submissionStep: 'Submission',

  name: 'Name',
  surname: 'Surname',
  phone: 'Phone',
  email: 'Email',
  institution: 'Current employer (if retired, note here)',
  job_title: 'Job title',
  country: 'Country',

  specialty_ids: 'Specialties',
  specialty_surgery_subspecialty: 'Please specify subspecialty',
  specialty_other: 'Other (please specify)',
  otherHint: 'Please also choose the specialty in the list that comes nearest.',
  work_experience_range: 'Years of work experience',

  motivation: 'Motivation for joining the registry',
  motivationPlaceholder:
    'In max 200 words: why do you wish to join, and how will your expertise benefit peers in low-resource facilities?',
  resume: 'Professional resume',
  resumeHint: 'PDF only, at most 10 MB',
  endorsement: 'Professional endorsement',
  endorsementHint: 'One reference letter, PDF only, at most 10 MB',
  professional_society_membership: 'Professional society membership',

  language_proficiency: 'Language proficiency (multiple answers possible)',
  languagesHint: 'Choose each language you could use in a meeting. Then set your level.',
  language_proficiency_other: 'Other language',
  regional_experience: 'Specific regional experience (multiple answers possible)',
  regionsHint:
    'For each WHO region where you have worked, choose the years. Choose the same answer again to clear it.',
  regional_experience_countries: 'Select countries from the regions(s) you selected',

  availabilityText:
    'You can support a hospital remotely, onsite or both. The hours per week depend on what the host needs and on your availability. We expect your commitment for the whole project. Online support means regular video calls for mentoring. Onsite support means trips of 10-14 days to the host institution.',
  general_availability: 'I am available for:',
  general_availability_other: 'Please specify your availability',

  consentText:
    'Your data are processed in compliance with EU Regulations 45/2001 and 2018/1725. The hosting university hospital is the main data controller. Your data serve to match you with hospitals and are shown to a hospital only when you are suggested to it. You can see, correct and erase them at any time through your personal link. If you have questions, please write to {coordinator}: {coordinatorEmail}.',
  privacy: 'How we handle your data',
  consent: 'Do you consent to the processing of your data for these purposes?',
  mustAccept: 'You must accept the terms to proceed.',

  level_of_expertise_id: 'Level of expertise',
  level_of_expertise_other: 'Level of expertise, in other words',
  work_experience: 'Work experience',
  general_availability_time: 'Time available',
  registry_related_experience: 'Registry-related experience',
  registry_related_experience_other: 'Other registry-related experience',
  declaration_of_honour: 'Declaration of honour received',

  failed: 'Something went wrong. Please try again.',
  created:
    'Thank you for your expressed interest. Our team will contact you with more information on possible collaboration.',
  next: 'We answer within {answerTime}, and may invite you to a short interview. We send you an email with this reference and a personal link, through which you can change your answers.',
  edited: 'Your form was successfully updated.',
} as const
