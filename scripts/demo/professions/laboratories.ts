import type { Profession } from './profession.ts'

export const laboratoryPeople: readonly Profession[] = [
  {
    share: 6,
    titles: ['Clinical microbiologist', 'Consultant in medical microbiology', 'Head of microbiology'],
    employers: ['academic', 'institute', 'tertiary'],
    specialties: [2],
    sometimes: [12, 3, 1],
    level: 1,
    society: 'clinical microbiology',
    focus: [2, 4],
    work: [
      'I work in a microbiology laboratory that processes two hundred blood cultures a week and reports by telephone first.',
      'As a clinical microbiologist I spend my mornings at the bench and my afternoons in {ward}.',
      'We publish a yearly antibiogram, and the page that changed most prescriptions is the one on {organism}.',
      'I introduced selective reporting: carbapenems are hidden unless they are needed, and nobody has missed them.',
      'I have accredited one laboratory and helped {few} smaller ones to reach the quality of their own ambition.',
    ],
    offer: [
      'I can help a laboratory to make its first antibiogram and the wards to read it.',
      'I would like to work on the way from sample to decision: who takes it, who carries it, who calls.',
      'I can train a team in EUCAST disc diffusion, quality control included, with the discs they can buy.',
      'I can review how blood cultures are taken and help to bring contamination below three per cent.',
    ],
  },
  {
    share: 3,
    titles: ['Biomedical scientist', 'Laboratory manager', 'Senior laboratory scientist'],
    employers: ['institute', 'academic', 'secondary'],
    specialties: [12],
    sometimes: [2, 14],
    level: 1,
    society: 'medical laboratory sciences',
    focus: [2, 4],
    work: [
      'I manage the bench: media, stains, stock, temperature charts and the people who make them reliable.',
      'I have worked in laboratories where the power fails daily, and know which tests survive that.',
      'I look after the external quality assessment of our region and visit the laboratories that struggle.',
    ],
    offer: [
      'I can help to write procedures in plain language and to train the night shift as well as the day shift.',
      'I can teach the detection of carbapenemases with a small set of reagents and good habits.',
      'I would gladly help to order, store and rotate supplies so that cultures do not stop in the last quarter.',
    ],
  },
  {
    share: 1,
    titles: ['Consultant pathologist', 'Head of laboratory services'],
    employers: ['academic', 'institute'],
    specialties: [13],
    sometimes: [12],
    level: 1,
    society: 'pathology',
    focus: [2],
    work: [
      'I am responsible for all laboratories of our hospital, and microbiology was the one that nobody had planned for.',
      'As a pathologist I review deaths from infection, and too often the diagnosis was there but had not arrived.',
    ],
    offer: [
      'I can help a management to plan, cost and defend a laboratory service for the next five years.',
      'I can help to set turnaround times that clinicians trust and to measure them every week.',
    ],
  },
  {
    share: 1,
    titles: ['Veterinary microbiologist', 'Lecturer in veterinary public health'],
    employers: ['university', 'institute'],
    specialties: [16],
    sometimes: [14, 12],
    level: 2,
    society: 'veterinary microbiology',
    focus: [4, 2],
    work: [
      'I study resistance on farms and in markets, and share a freezer and a database with the hospital next door.',
      'My group follows ESBL-producing Escherichia coli from poultry to people, which makes for uncomfortable and useful meetings.',
    ],
    offer: [
      'I can help a hospital to join a One Health network and to compare its isolates with those of its surroundings.',
      'I can bring surveillance methods that work with few samples and a spreadsheet.',
    ],
  },
]
