import { agreementVersion } from '../../programme/agreement.ts'
import type { OwnAgreementText, OwnProgramme } from '../../programme/own-programme.ts'

const agreementText: OwnAgreementText = {
  version: agreementVersion,
  locale: 'en',
  text: ['This agreement is between the expert and the hospital.'],
}

export const programmeExample: OwnProgramme = {
  side: 'expert',
  to_choose_from: 0,
  agreement: agreementText,
  matches: [
    {
      id: '7d1e4b90-5a2c-4f38-9b6d-0c8e7f6a5b43',
      status: 'active',
      is_refused: false,
      other: {
        name: 'District Hospital',
        place: 'Tamale, Ghana',
        contact: [{ label: 'Email', text: 'ama@hospital.example' }],
      },
      need: [{ label: 'Support timeframe', text: '3 to 6 months' }],
      tasks: ['send_report'],
      answer_by: null,
      agreement: {
        own: {
          name: 'Ama Owusu',
          text_version: agreementVersion,
          accepted_at: '2026-11-20T08:00:00.000Z',
        },
        other_accepted_at: '2026-11-21T09:30:00.000Z',
        text: agreementText,
      },
      letter: { received_at: '2026-11-21T09:30:00.000Z', href: null },
      starts_on: '2026-12-01',
      ends_on: '2027-03-01',
      reports: [
        {
          kind: 'midterm_report',
          is_own: true,
          status: 'due',
          due_on: '2027-01-15',
          submitted_at: null,
          settled_at: null,
          note: null,
          answers: null,
        },
      ],
      certificate: null,
    },
  ],
}
