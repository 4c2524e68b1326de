import type { Profession } from './profession.ts'

export const scholars: readonly Profession[] = [
  {
    share: 3,
    titles: ['Epidemiologist', 'Public health physician', 'Adviser on antimicrobial resistance'],
    employers: ['institute', 'university'],
    specialties: [14],
    sometimes: [17, 1],
    level: 2,
    society: 'public health',
    focus: [4, 1],
    work: [
      'I coordinate the surveillance of resistance for a region of {few} million people and report to GLASS.',
      'I helped to write a national action plan and then went out to see which parts of it work.',
      'I trained on the wards and moved to public health when I understood how late the ward meets {organism}.',
    ],
    offer: [
      'I can help a hospital to collect data once and to use them three times: for the ward, the board and the ministry.',
      'I can connect a hospital programme with its national plan, so that it does not depend on one person.',
      'Surveillance forms, case definitions, a dashboard without software licences: these I can help to build.',
    ],
  },
  {
    share: 2,
    titles: ['Implementation scientist', 'Senior researcher in quality improvement'],
    employers: ['university'],
    specialties: [17],
    sometimes: [14, 18],
    level: 2,
    society: 'implementation research',
    focus: [1, 3],
    work: [
      'I study why good guidelines stay in drawers and what makes a ward change its mind.',
      'I write about projects that failed, because their authors never do.',
      'I have accompanied {few} hospitals through plan-do-study-act cycles on prescribing in {ward}.',
    ],
    offer: [
      'I can help a team to choose one behaviour, find the barrier to it and test the smallest change that helps.',
      'I can help to plan from the first day what should remain when the expert has left.',
      'I can teach how to measure a change honestly, with run charts instead of hopes.',
    ],
  },
  {
    share: 1,
    titles: ['Medical anthropologist', 'Sociologist of health'],
    employers: ['university'],
    specialties: [18],
    sometimes: [14, 17],
    level: 2,
    society: 'medical anthropology',
    focus: [1],
    work: [
      'As an anthropologist I sat for months in {ward} and wrote down how decisions about antibiotics are really made.',
      'I have interviewed patients, porters and professors about why a drip is thought to be stronger than a tablet.',
    ],
    offer: [
      'I can help to understand hierarchy on a ward round and to design feedback that does not cost anyone face.',
      'I can train local staff in interviews and observation, so that they can ask their own questions later.',
    ],
  },
  {
    share: 1,
    titles: ['Health psychologist', 'Lecturer in behaviour change'],
    employers: ['university', 'academic'],
    specialties: [19],
    sometimes: [17],
    level: 2,
    society: 'health psychology',
    focus: [1],
    work: [
      'My subject is behaviour change: hand hygiene, prescribing habits and what stands between knowing and doing.',
      'With infection control nurses in {ward} I have tested prompts, feedback and praise, and praise won.',
    ],
    offer: [
      'I can help to design an intervention from a diagnosis of behaviour, not from a poster.',
      'I can run workshops on difficult conversations: how a junior nurse reminds a senior surgeon.',
    ],
  },
  {
    share: 1,
    titles: ['Health economist', 'Researcher in health economics'],
    employers: ['university', 'institute'],
    specialties: [20],
    sometimes: [14],
    level: 2,
    society: 'health economics',
    focus: [4],
    work: [
      'I calculate what an infection acquired in hospital costs, to the patient first and then to the hospital.',
      'I have costed {few} stewardship programmes, and the cheapest of them was the one that lasted.',
    ],
    offer: [
      'I can help a team to write the two pages that persuade a finance director.',
      'I can help to estimate what {antibiotic} and its consequences cost a hospital in a year.',
    ],
  },
]
