import type { Profession } from './profession.ts'

export const nursesAndPharmacists: readonly Profession[] = [
  {
    share: 5,
    titles: ['Clinical pharmacist', 'Antimicrobial pharmacist', 'Head of pharmacy'],
    employers: ['academic', 'tertiary', 'secondary'],
    specialties: [5],
    sometimes: [6, 1],
    level: 1,
    society: 'hospital pharmacy',
    focus: [3, 4],
    work: [
      'As an antimicrobial pharmacist I telephone prescribers every morning, and by now some of them call me first.',
      'I measure antibiotic use in defined daily doses and show each ward its own curve, never its name on a list.',
      'I run vancomycin and aminoglycoside monitoring and adjust doses at the bedside.',
      'My pharmacy introduced a restricted list that prescribers helped to write, and {antibiotic} use fell by a third.',
      'I have organised {few} point prevalence surveys, the first of them with paper, pencils and volunteers.',
    ],
    offer: [
      'I can help a pharmacy to turn its stock cards into figures of antibiotic use within a month.',
      'I would like to train pharmacists who have never been invited to a ward round to lead one.',
      'Guidelines, AWaRe categories, a formulary that fits the budget: I have done each with very little.',
      'I can show how audit and feedback work without blame, and how to keep them going after the first report.',
    ],
  },
  {
    share: 4,
    titles: ['Infection control nurse', 'Head nurse for infection prevention', 'Link nurse coordinator'],
    employers: ['academic', 'secondary', 'tertiary'],
    specialties: [3, 7],
    sometimes: [14, 4],
    level: 1,
    society: 'infection prevention',
    focus: [1, 4],
    work: [
      'I am an infection control nurse and responsible for hand hygiene, isolation and the sterile supply of {few} sites.',
      'I trained a network of link nurses, one on each ward, who meet on the first Tuesday of the month.',
      'During an outbreak of {organism} I traced contacts, closed a ward and wrote the plan by which it reopened.',
      'In {ward} we observed two thousand moments for hand hygiene and told the staff what we saw the same day.',
    ],
    offer: [
      'I can help to produce alcohol handrub locally and to bring it to where the hands are.',
      'I can train link nurses and leave them with checklists that they have written themselves.',
      'My strength is the bedside: cleaning, catheters, dressings, and the courage to speak to a consultant.',
      'I would start with a WHO assessment of the facility and pick, together, the three things that matter most.',
    ],
  },
  {
    share: 1,
    titles: ['Clinical pharmacologist', 'Associate professor of pharmacology'],
    employers: ['university', 'academic'],
    specialties: [6],
    sometimes: [5, 11],
    level: 2,
    society: 'clinical pharmacology',
    focus: [3],
    work: [
      'My research is the dosing of antibiotics in the critically ill, and I do it at the bedside.',
      'I answer dosing questions by telephone for {few} hospitals, most of them about failing kidneys.',
      'I advise the national formulary and teach rational prescribing to fourth-year students.',
    ],
    offer: [
      'I can help to set doses for kidneys that fail and patients who weigh thirty kilograms.',
      'I can build a short course on the pharmacology of {antibiotic} and its alternatives around local cases.',
    ],
  },
]
